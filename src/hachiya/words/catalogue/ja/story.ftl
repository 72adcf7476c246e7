story-balance = { $money }
story-who = { $people-name-partners }

## Why it was won

story-why-ahead = { $who-name }が{ $other-name }に{ $money }の差をつけました。
story-why-equal = { $people-name-and }は同点です。
story-why-shiso = { $who-name }の四三で一年が終わりました。
story-why-levels = { $people-name-and }が{ $steps }段の差をつけました。

## What stood out

story-lead = 首位に立ったまま
story-lead-kept = { $who-name }
story-lead-kept-by = { $people-name-partners }
story-dearest = 最高の役
story-dearest-of = { $who-name }：{ $yaku }、全員から合わせて{ $money }
story-best-month = 最大の勝ち
story-best-month-of = { $who-name }：{ $money }、平均より{ $more }多い
story-dealt = 配られた運
story-dealt-to = { $who-name }：手役で差し引き{ $money }
story-rise = 最大の昇段
story-rise-of = { $people-name-partners }：{ $steps }段
story-points = 一局の最多得点
story-points-of = { $people-name-partners }：{ $points }点
story-kitty = 底牌の運
story-kitty-of = { $people-name-partners }：{ $points }点

## How the scores went

story-month = { $n }月
story-month-hachiju = 第{ $n }回
story-month-bashifen = 第{ $n }局
story-curve = 月ごとの点
story-curve-hachiju = 回ごとの点
story-curve-bashifen = 局ごとのステージ
