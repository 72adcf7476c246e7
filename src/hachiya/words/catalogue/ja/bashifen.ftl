## Cards and stages

bashifen-pair-of = { $card }のペア
bashifen-one-little-joker = 小ジョーカー
bashifen-one-big-joker = 大ジョーカー
bashifen-both-little-jokers = 小ジョーカーのペア
bashifen-both-big-jokers = 大ジョーカーのペア
bashifen-stage-below = 2の下
bashifen-stage-on = { $rank }

## Before play

bashifen-match = { $people-and }で八十分を始めます。{ $pair-and }、{ $other-and }がペアです。
bashifen-draw-seats = 札をめくって、最初にツモるのは{ $person }に決まりました。
bashifen-first-deal = 第{ $n }局は打{ $rank }です。{ $person }からツモります。切札を決めた人がダーチャ(打家)、そのペアが親(打)です。
bashifen-deal = 第{ $n }局は{ $pair-and }が親(打)で打{ $rank }、{ $other-and }が子(被打)でステージは{ $stage }です。ダーチャの{ $person }からツモります。
bashifen-deal-told = 第{ $n }局は{ $pair-and }が親(打)で打{ $rank }、{ $other-and }が子(被打)でステージは{ $stage }です。ダーチャは{ $person }です。
bashifen-shows = { $drawn ->
        [100] ツモが終わって、{ $person }は{ $cards }を晒します。
       *[other] ツモ{ $drawn }枚目、{ $person }は{ $cards }を晒します。
    }
bashifen-reinforces = { $drawn ->
        [100] ツモが終わって、{ $person }は{ $card }の2枚目を晒して固めます。
       *[other] ツモ{ $drawn }枚目、{ $person }は{ $card }の2枚目を晒して固めます。
    }
bashifen-rebels = { $drawn ->
        [100] ツモが終わって、{ $person }は{ $cards }を晒し、反乱を起こします。
       *[other] ツモ{ $drawn }枚目、{ $person }は{ $cards }を晒し、反乱を起こします。
    }
bashifen-stands = いまの切札は{ $suit }です。
bashifen-stands-without-suit = いまの切札はジョーカーと{ $rank }だけです。
bashifen-trumps-are = 切札は{ $suit }、{ $rank }、ジョーカーです。
bashifen-no-suit-trumps = 切札はジョーカーと{ $rank }だけです。
bashifen-becomes-dacha = 切札を決めた{ $person }がダーチャ、{ $pair-and }が親(打)です。
bashifen-cut = だれも晒さなかったので底牌をめくりました。最初にツモった{ $person }がダーチャ、{ $pair-and }が親(打)です。
bashifen-widow-turned = だれも晒さなかったので底牌をめくりました。
bashifen-no-stage-card = ステージカードは出ませんでした。
bashifen-buries = { $person }は底牌を取り、{ $cards }を伏せます。
bashifen-buries-unseen = { $person }は底牌を取り、8枚を伏せます。
bashifen-points-buried = 底牌に{ $points }点があります。

## Play

bashifen-plays = { $person }は{ $cards }を出します。
bashifen-leads = { $person }は{ $cards }をリードします。
bashifen-leads-tops = { $person }は{ $cards }をトップカードとしてまとめてリードします。
bashifen-discards = { $person }は{ $cards }を捨てます。
bashifen-ruffs = { $person }は{ $cards }で切ります(ラフ)。
bashifen-wins = トリックは{ $person }が取ります。
bashifen-wins-for-oya = トリックは{ $person }が取り、{ $points }点は親のものです。
bashifen-wins-for-ko = トリックは{ $person }が取り、子に{ $points }点入って{ $total }点です。
bashifen-lead-was-wrong = このリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。
bashifen-threw-wrongly = { $person }のリードの一部に勝てる札をほかの人が持っていたので、まちがいのリードです。
bashifen-rest-to-ko = まだ取られていない点はすべて子の{ $pair-and }のもので、底牌の点は2倍に数え、この局は終わりです。
bashifen-rest-to-oya = まだ取られていない点はすべて親の{ $pair-and }のもので、この局は終わりです。

## The end

bashifen-ko-has = 子は{ $points }点です。
bashifen-widow-twice = うち底牌の{ $points }点は2倍の{ $twice }点に数えました。
bashifen-oya-wins = 80点に届かないので親の勝ちで、{ $pair-and }は{ $steps }ステージ上がって{ $stage }です。
bashifen-ko-wins = 80点以上なので子の勝ちで、{ $pair-and }は{ $steps }ステージ上がって{ $stage }、次は親です。
bashifen-ko-takes-over = 80点以上なので子の勝ちで、ステージ{ $stage }の{ $pair-and }が次の親です。
bashifen-oya-passes = 80点に届かないので親の勝ちで、{ $pair-and }は{ $steps }ステージ上がります。
bashifen-ko-passes = 80点以上なので子の勝ちで、{ $pair-and }は{ $steps }ステージ上がります。
bashifen-next-dacha = 次のダーチャは{ $person }です。
bashifen-won-past-ace = { $people-and }はAを越えて、勝負に勝ちました。
bashifen-won-on-ace = { $people-and }はAに達して、勝負に勝ちました。
