## Why it ended

bill-title-yaku = { $who-name }が{ $yaku }であがり
bill-title-cancel = { $who-name }が{ $yaku }の下げを取り消し
bill-title-played-out = { $who-name }が札の点で勝ち
bill-title-flow = { $who-name }の{ $yaku }は下げたまま流れ
bill-title-flow-hachiju = { $who-name }が下げた{ $yaku }の半額
bill-title-special = { $who-name }に{ $yaku }
bill-title-four-three = { $who-name }の四三で一年が終わり
bill-title-void = 四三が二人、この年は無勝負
bill-title-alone = { $who-name }だけが残り

## Kinds of payments

bill-group-auction = 競り
bill-group-hand = 手役
bill-group-captured = 出来役
bill-group-end = 月の終わり
bill-group-end-hachiju = 回の終わり

## Who pays or is paid and is no seat

bill-account-pot = 下り賃の場
bill-account-pot-hachiju = 降り賃の場
bill-account-board = 番個板
bill-account-bank = 銀行

## What was paid for

bill-reason-fold = 下り賃：この月は出ない
bill-reason-fold-hachiju = 降り賃：この回は出ない
bill-reason-squeeze = 追い込み代：{ $yaku }の半額
bill-reason-squeeze-cards = 追い込み代：赤短・青短の短冊と光
bill-reason-hand-yaku = 手役 { $yaku }：{ $about-and }
bill-reason-captured-yaku = 出来役 { $yaku }：{ $about-and }
bill-reason-sage-half = 下げた{ $yaku }の半額
bill-reason-sage-return = 下げた{ $yaku }に何も増えず、半額の返し
bill-reason-tobikomi = 飛込み：公開した月の札を4枚とも取った
bill-reason-nuke = 抜け：空素系の手役で、札の点が人並みより多い
bill-reason-mizuten = みずてん：札を見る前に親が出て、札の点が人並みより多い
bill-reason-special = 特殊役 { $yaku }：{ $about-and }
bill-reason-refund = 吹き消し：{ $yaku }の役代を返す
bill-reason-refund-all = 取り消された分の返し
bill-reason-exempt = 法度の免除：{ $yaku }の自分の分を返す
bill-reason-card-points = 札の点：人並みとの差
bill-reason-card-points-hachiju = 札の点：差に倍率をかけたもの
bill-reason-pot = 下り賃の受け取り：この月の勝者へ
bill-reason-pot-hachiju = 降り賃の受け取り：この回の勝者へ
bill-reason-stone = 次の胴の月石
bill-reason-board = 一年の月石の受け取り
bill-reason-bank = トップ賞：得点がいちばん多い人へ
bill-reason-gimmi = 吟味：勝者の貫数と勝ち分の貫数

## Whose share it is

bill-liable-hatto = { $other-name }の分。法度の札を出したので代わりに払う
bill-liable-sage = { $other-name }の分。下げたあとなので代わりに払う
