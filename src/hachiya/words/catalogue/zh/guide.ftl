guide-rules-contents = 目录
guide-rules-yaku = 役（图）
guide-rules-worth-field = 小场、通常规则时，每个付分的人所付。
guide-rules-worth-rate = 倍率一时的总分；两人付时各付一半。
guide-rules-need = 其中任意{ $n }张
guide-rules-more = 每多一张加{ $money }
guide-rules-hatto = 受法度保护
guide-rules-example = 每种一手牌。彩色的牌在公开时亮出。
guide-odds-lead = 由全部手牌与场牌数出，并非模拟：每个数在取舍之前都是精确的。
guide-odds-judge = 七张牌能成什么？到判定页看看。
guide-odds-points = { $amount }点
guide-odds-scale = 条的长度为对数刻度。

## Examples beside the rules

guide-example-label = 示例：{ $what }
guide-example-off = 现在读不到这个示例。
guide-example-play = 播放示例
guide-example-pause = 暂停
guide-example-back = 后退一步
guide-example-on = 前进一步
guide-example-told = 发生的事
guide-example-at = { $n }/{ $of }
guide-example-field = 场
guide-example-stock = 牌堆：{ $n }张
guide-example-sannin-taking = 用手牌收场上的牌，再翻牌堆
guide-example-sannin-captured = 猪鹿蝶做成，停下
guide-example-sannin-sage = 役做成，继续打
guide-example-nakayoshi-fold = 一人放弃并付钱，其余上场
guide-example-hachiju-double = 加倍，以及谁跟着上场
guide-example-bashifen-trick = 一墩的牌，以及谁赢
guide-example-shiragiku-sage = 役钱当场付，接着打
