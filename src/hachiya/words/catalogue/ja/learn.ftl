learn-amount = { $number }{ $unit }
learn-nothing-to-choose = ここでは選ぶことがありません。ヒントは二つ以上の手を比べます

## Why: what the ways come to in which the hidden cards can lie

learn-yaku-home = 札の並び方の{ $share }%で{ $yaku-explained }ができて払いを受けます（「{ $other }」なら{ $less }%）。
learn-yaku-given = 札の並び方の{ $share }%で{ $person }が{ $yaku-explained }の払いを受けます（「{ $other }」なら{ $less }%）。
learn-made-more = 札の並び方の{ $share }%で、下げてさらに役ができます（「{ $other }」なら{ $less }%）。
learn-hatto = 札の並び方の{ $share }%で法度の払いがあります（「{ $other }」なら{ $less }%）。
learn-part = { $part }: 平均{ $amount }（「{ $other }」なら{ $lesser }）。

## What payments are for

learn-own-yaku = 自分の出来役
learn-others-yaku = ほかの人の出来役
learn-hatto-shares = 法度で代わりに払う分
learn-sage-shares = 下げて代わりに払う分
learn-special-yaku = 特殊役と付帯役
learn-hand-yaku = 手役
learn-card-points = 札の点
learn-fees = 下り賃など
learn-match-end = 月石と最後の精算

## Bashifen

learn-throw-fails = 札の並び方の{ $share }%でリードが誤りになります（「{ $other }」なら{ $less }%）。
learn-declares = 札の並び方の{ $share }%で自分の組が親になります（「{ $other }」なら{ $less }%）。
learn-deal-won = 札の並び方の{ $share }%で自分の組がこの局に勝ちます（「{ $other }」なら{ $less }%）。
learn-rises = 相手の上がる分を引いて、自分の組は平均{ $amount }です（「{ $other }」なら{ $lesser }）。
learn-opponents-points = 子の点は平均{ $points }点になります（「{ $other }」なら{ $fewer }点）。
learn-trick-won = 札の並び方の{ $share }%で自分の組がこのトリックを取り、平均{ $points }点です（「{ $other }」なら{ $less }%、{ $fewer }点）。
