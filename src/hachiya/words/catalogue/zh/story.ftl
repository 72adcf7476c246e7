story-balance = { $money }
story-who = { $people-name-partners }

## Why it was won

story-why-ahead = { $who-name }最后比{ $other-name }多{ $money }。
story-why-equal = { $people-name-and }分数相同。
story-why-shiso = { $who-name }的四三结束了这一年。
story-why-levels = { $people-name-and }最后领先{ $steps }级。

## What stood out

story-lead = 从此一直领先
story-lead-kept = { $who-name }
story-lead-kept-by = { $people-name-partners }
story-dearest = 最贵的役
story-dearest-of = { $who-name }：{ $yaku }，各家共付{ $money }
story-best-month = 最大的一笔
story-best-month-of = { $who-name }：{ $money }，比平均多{ $more }
story-dealt = 手气最好
story-dealt-to = { $who-name }：手役净得{ $money }
story-rise = 升级最多
story-rise-of = { $people-name-partners }：{ $steps }级
story-points = 一局得分最多
story-points-of = { $people-name-partners }：{ $points }分
story-kitty = 底牌的运气
story-kitty-of = { $people-name-partners }：{ $points }分

## How the scores went

story-month = { $n }月
story-month-hachiju = 第{ $n }局
story-month-bashifen = 第{ $n }局
story-curve = 各月分数
story-curve-hachiju = 各局分数
story-curve-bashifen = 各局级数
