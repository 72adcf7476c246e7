learn-amount = { $number } { $unit }
learn-points = { $number } 分
learn-nothing-to-choose = 这里没有可选的：提示要有两种以上的选择才能比较
learn-speaks-for = 好处
learn-speaks-against = 坏处
learn-for-match = 要赢下整场：{ $choice }（100 场里约多赢 { $n } 场）

## How often, in the deals that the search has tried

learn-often = 100 局中 { $n } 局
learn-rarely = { $n } 局
learn-more = 多 { $amount }
learn-less = 少 { $amount }

## The other choice

learn-with-card = 打出{ $card }时
learn-with-taken = 取{ $card }时
learn-after-show = 用{ $cards }亮{ $yaku }时
learn-after-show-nothing = 不亮时
learn-after-look = 先看牌时
learn-after-unseen = 不看牌上场时
learn-after-join = 上场时
learn-after-fold = 放弃时
learn-after-fold-hachiju = 放弃时
learn-after-double = 加倍到 { $rate } 倍时
learn-after-stop = 停时
learn-after-stop-hachiju = 停时
learn-after-sage = 续打时
learn-after-cancel = 取消续打时
learn-after-go-on = 继续打时
learn-with-playing = 打出 { $playing } 时
learn-after-burying = 埋 { $playing } 时
learn-after-declare = 亮 { $playing } 时
learn-after-declare-pair = 亮一对 { $playing } 时
learn-after-declare-nothing = 不亮时

## Why, with flower cards: `It` is the best choice

learn-yaku-home = 能做成{ $yaku-explained }：{ $often }；{ $other } { $rarely }。
learn-yaku-home-with = { $cards }是{ $yaku-explained }要用的牌。做成这个役：{ $often }；{ $other } { $rarely }。
learn-yaku-given = { $person } 做成{ $yaku-explained }：{ $often }；{ $other } { $rarely }。
learn-yaku-kept = { $person } 做{ $yaku-explained }也用得上{ $cards }。对方做成：{ $often }；{ $other } { $rarely }。
learn-yaku-thrown = { $cards }放到场上，会帮 { $person } 做{ $yaku-explained }。对方做成：{ $often }；不放到场上 { $rarely }。
learn-stop-pays = 停下马上就能稳得 { $amount }。
learn-sage-keeps = 续打后就算不再做成役，总共还能得 { $amount }。
learn-made-more = 续打后再做成役：{ $often }。
learn-hatto = 要为法度付钱：{ $often }；{ $other } { $rarely }。
learn-hatto-card = { $card }是法度牌：{ $person } 只差一张就做成{ $yaku-explained }。打出的人要替别人一起付：{ $often }。

## Why, by what payments come to

learn-own-yaku = 出来役的收入，比{ $other }平均{ $change }。
learn-own-yaku-above = 出来役（主要是{ $yaku-explained }）的收入，比{ $other }平均{ $change }。
learn-others-yaku = 付给别人出来役的，比{ $other }平均{ $change }。
learn-others-yaku-above = 付给别人出来役（主要是{ $yaku-explained }）的，比{ $other }平均{ $change }。
learn-hatto-shares = 因法度付出的，比{ $other }平均{ $change }。
learn-sage-shares = 因续打替别人付的，比{ $other }平均{ $change }。
learn-special-yaku = 特殊役和附带役收支相抵，比{ $other }平均{ $change }。
learn-special-yaku-above = 特殊役和附带役（主要是{ $yaku-explained }）的收入比{ $other }平均{ $change }。
learn-hand-yaku = 手役收支相抵，比{ $other }平均{ $change }。
learn-card-points = 牌点的收入比{ $other }平均{ $change }。
learn-card-points-taken = 拿到{ $cards }，得 { $worth } 牌点：到最后牌点的收入比{ $other }平均{ $change }。
learn-card-points-missed = 拿不到{ $cards }的 { $worth } 牌点：平均损失 { $amount }。
learn-card-points-thrown = { $cards }放到场上，等于送出 { $worth } 牌点：平均损失 { $amount }。
learn-fees = 放弃费和彩池收支相抵，比{ $other }平均{ $change }。
learn-match-end = 月石和最后结算的收入比{ $other }平均{ $change }。

## Why, at bashifen

learn-throw-fails = 甩牌失败：{ $often }；{ $other } { $rarely }。
learn-tops = 没有牌能大过 { $playing }。
learn-declares = { $pair-partners } 一方坐庄：{ $often }；{ $other } { $rarely }。
learn-deal-won = { $pair-partners } 一方赢下这一局：{ $often }；{ $other } { $rarely }。
learn-trick-won = { $pair-partners } 一方赢得这一墩：{ $often }；{ $other } { $rarely }。
learn-trick-points = 这一墩 { $pair-partners } 一方的得分减去对方的，平均 { $points }；{ $other } { $fewer }。
learn-opponents-points = 这一局结束时闲家平均得 { $points } 分；{ $other } { $fewer } 分。
learn-in-all = 看到这一局打完，{ $pair-partners } 一方的所得比{ $other }平均{ $change }。
