learn-amount = { $number } { $unit }
learn-points = { $number } 分
learn-nothing-to-choose = 这里没有可选的：提示要有两种以上的选择才能比较
learn-speaks-for = 好处
learn-speaks-against = 坏处

## How often, in the deals that the search has tried

learn-often = 100 局中有 { $n } 局
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

learn-yaku-home = { $often }能做成{ $yaku-explained }；{ $other }是 { $rarely }。
learn-yaku-home-with = { $cards }是{ $yaku-explained }要用的牌：{ $often }能做成这个役；{ $other }是 { $rarely }。
learn-yaku-given = { $person }{ $often }做成{ $yaku-explained }；{ $other }是 { $rarely }。
learn-yaku-kept = { $person }做{ $yaku-explained }也用得上{ $cards }：{ $often }让对方做成；{ $other }是 { $rarely }。
learn-yaku-thrown = { $cards }放到场上会帮{ $person }做{ $yaku-explained }：{ $often }做成，否则是 { $rarely }。
learn-stop-pays = 停下马上就能稳得 { $amount }。
learn-sage-keeps = 续打后就算不再做成役，总共还能得 { $amount }。
learn-made-more = 续打后，{ $often }能再做成役。
learn-hatto = { $often }要为法度付钱；{ $other }是 { $rarely }。
learn-hatto-card = { $card }是法度牌：{ $person }只差一张就做成{ $yaku-explained }，打出的人{ $often }要替别人一起付。

## Why, by what payments come to

learn-own-yaku = 出来役的收入比{ $other }平均{ $change }。
learn-own-yaku-above = 出来役（主要是{ $yaku-explained }）的收入比{ $other }平均{ $change }。
learn-others-yaku = 为别人的出来役付出的比{ $other }平均{ $change }。
learn-others-yaku-above = 为别人的出来役（主要是{ $yaku-explained }）付出的比{ $other }平均{ $change }。
learn-hatto-shares = 因法度付出的比{ $other }平均{ $change }。
learn-sage-shares = 因续打替别人付出的比{ $other }平均{ $change }。
learn-special-yaku = 特殊役和附带役收支相抵，比{ $other }平均{ $change }。
learn-special-yaku-above = 特殊役和附带役（主要是{ $yaku-explained }）的收入比{ $other }平均{ $change }。
learn-hand-yaku = 手役收支相抵，比{ $other }平均{ $change }。
learn-card-points = 牌点的收入比{ $other }平均{ $change }。
learn-card-points-taken = 拿到{ $cards }，得 { $worth } 牌点：到最后牌点的收入比{ $other }平均{ $change }。
learn-card-points-thrown = { $cards }放到场上，等于送出 { $worth } 牌点：平均损失 { $amount }。
learn-fees = 放弃费和彩池收支相抵，比{ $other }平均{ $change }。
learn-match-end = 月石和最后结算的收入比{ $other }平均{ $change }。

## Why, at bashifen

learn-throw-fails = { $often }甩牌失败；{ $other }是 { $rarely }。
learn-tops = 没有牌能大过 { $playing }。
learn-declares = { $pair-partners }一方{ $often }坐庄；{ $other }是 { $rarely }。
learn-deal-won = { $pair-partners }一方{ $often }赢下这一局；{ $other }是 { $rarely }。
learn-trick-won = { $pair-partners }一方{ $often }赢得这一墩；{ $other }是 { $rarely }。
learn-trick-points = 这一墩，{ $pair-partners }一方比对方平均净得 { $points }；{ $other }是 { $fewer }。
learn-opponents-points = 这一局结束时闲家平均得 { $points } 分；{ $other }是 { $fewer } 分。
learn-in-all = 看到这一局打完，{ $pair-partners }一方的所得比{ $other }平均{ $change }。
