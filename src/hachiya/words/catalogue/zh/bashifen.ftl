## Cards and stages

bashifen-pair-of = 一对{ $card }
bashifen-one-little-joker = 一张小王
bashifen-one-big-joker = 一张大王
bashifen-both-little-jokers = 一对小王
bashifen-both-big-jokers = 一对大王
bashifen-stage-below = 2 以下
bashifen-stage-on = { $rank }

## Before play

bashifen-match = { $people-and }开始打八十分，{ $pair-and }对{ $other-and }。
bashifen-draw-seats = 抽牌决定，{ $person }先摸。
bashifen-first-deal = 第{ $n }局打 { $rank }，由{ $person }先摸。定主的人当打家，他和搭档是庄家。
bashifen-deal = 第{ $n }局庄家{ $pair-and }打 { $rank }，闲家{ $other-and }在 { $stage }。打家{ $person }先摸。
bashifen-deal-told = 第{ $n }局庄家{ $pair-and }打 { $rank }，闲家{ $other-and }在 { $stage }。打家是{ $person }。
bashifen-shows = { $drawn ->
        [100] 摸完以后，{ $person }亮出{ $cards }。
       *[other] 摸到第 { $drawn } 张，{ $person }亮出{ $cards }。
    }
bashifen-reinforces = { $drawn ->
        [100] 摸完以后，{ $person }再亮一张{ $card }，凑成一对加固。
       *[other] 摸到第 { $drawn } 张，{ $person }再亮一张{ $card }，凑成一对加固。
    }
bashifen-rebels = { $drawn ->
        [100] 摸完以后，{ $person }用{ $cards }反主。
       *[other] 摸到第 { $drawn } 张，{ $person }用{ $cards }反主。
    }
bashifen-stands = 现在{ $suit }是主。
bashifen-stands-without-suit = 现在无主，只有王和 { $rank } 是主。
bashifen-trumps-are = 主是{ $suit }、{ $rank } 和王。
bashifen-no-suit-trumps = 打无主，只有王和 { $rank } 是主。
bashifen-becomes-dacha = 定主的{ $person }是打家，{ $pair-and }是庄家。
bashifen-cut = 没有人亮主，翻开底牌。先摸的{ $person }是打家，{ $pair-and }是庄家。
bashifen-widow-turned = 没有人亮主，翻开底牌。
bashifen-no-stage-card = 里面没有级牌。
bashifen-buries = { $person }拿底牌，扣下{ $cards }。
bashifen-buries-unseen = { $person }拿底牌，扣下八张。
bashifen-points-buried = 底里有 { $points } 分。

## Play

bashifen-plays = { $person }出{ $cards }。
bashifen-leads = { $person }领出{ $cards }。
bashifen-leads-tops = { $person }甩出{ $cards }。
bashifen-discards = { $person }垫{ $cards }。
bashifen-ruffs = { $person }用{ $cards }毙。
bashifen-wins = 这一墩归{ $person }。
bashifen-wins-for-oya = 这一墩归{ $person }，{ $points } 分是庄家的。
bashifen-wins-for-ko = 这一墩归{ $person }，闲家得 { $points } 分，共 { $total } 分。
bashifen-lead-was-wrong = 甩出的牌里有一部分别人管得上，甩错了。
bashifen-threw-wrongly = { $person }甩出的牌里有一部分别人管得上，甩错了。
bashifen-rest-to-ko = 还没赢走的分全归闲家{ $pair-and }，底里的分加倍，这一局结束。
bashifen-rest-to-oya = 还没赢走的分全归庄家{ $pair-and }，这一局结束。

## The end

bashifen-ko-has = 闲家 { $points } 分。
bashifen-widow-twice = 其中底里的 { $points } 分加倍算作 { $twice } 分。
bashifen-oya-wins = 不到 80 分，庄家赢，{ $pair-and }升 { $steps } 级到 { $stage }。
bashifen-ko-wins = 满 80 分，闲家赢，{ $pair-and }升 { $steps } 级到 { $stage }，上台坐庄。
bashifen-ko-takes-over = 满 80 分，闲家赢，{ $pair-and }在 { $stage } 上台坐庄。
bashifen-oya-passes = 不到 80 分，庄家赢，{ $pair-and }升 { $steps } 级。
bashifen-ko-passes = 满 80 分，闲家赢，{ $pair-and }升 { $steps } 级。
bashifen-next-dacha = 下一局的打家是{ $person }。
bashifen-won-past-ace = { $people-and }打过 A，赢了这一场。
bashifen-won-on-ace = { $people-and }打到 A，赢了这一场。
