learn-amount = { $number } { $unit }
learn-nothing-to-choose = 这里没有可选的：提示要有两种以上的选择才能比较

## Why: what the ways come to in which the hidden cards can lie

learn-yaku-home = 在 { $share }% 的牌形下做成{ $yaku-explained }并得到支付（选“{ $other }”则为 { $less }%）。
learn-yaku-given = 在 { $share }% 的牌形下{ $person }得到{ $yaku-explained }的支付（选“{ $other }”则为 { $less }%）。
learn-made-more = 在 { $share }% 的牌形下，续打之后再做成役（选“{ $other }”则为 { $less }%）。
learn-hatto = 在 { $share }% 的牌形下要为法度支付（选“{ $other }”则为 { $less }%）。
learn-part = { $part }：平均 { $amount }（选“{ $other }”则为 { $lesser }）。

## What payments are for

learn-own-yaku = 自己的出来役
learn-others-yaku = 别人的出来役
learn-hatto-shares = 因法度替别人付的份
learn-sage-shares = 因续打替别人付的份
learn-special-yaku = 特殊役和附带役
learn-hand-yaku = 手役
learn-card-points = 牌点
learn-fees = 放弃费等
learn-match-end = 月石和最后的结算

## Bashifen

learn-throw-fails = 在 { $share }% 的牌形下甩牌失败（选“{ $other }”则为 { $less }%）。
learn-declares = 在 { $share }% 的牌形下自己一方坐庄（选“{ $other }”则为 { $less }%）。
learn-deal-won = 在 { $share }% 的牌形下自己一方赢得这一局（选“{ $other }”则为 { $less }%）。
learn-rises = 减去对方升的级，自己一方平均 { $amount }（选“{ $other }”则为 { $lesser }）。
learn-opponents-points = 闲家平均得 { $points } 分（选“{ $other }”则为 { $fewer } 分）。
learn-trick-won = 在 { $share }% 的牌形下自己一方赢得这一墩，平均 { $points } 分（选“{ $other }”则为 { $less }%、{ $fewer } 分）。
