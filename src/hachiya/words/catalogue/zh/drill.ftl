drill-title-points = 数牌点
drill-title-yaku = 手役
drill-title-settlement = 谁付多少
drill-title-follows = 该怎么跟
drill-title-throws = 稳妥的甩牌
drill-no-kind = 没有叫 { $given } 的练习，有的是：{ $names }

## Counting

drill-how-many-points = 这里一共多少点？
drill-pile = 得牌
drill-hand = 手牌
drill-points = { $points }
drill-brights = 光 { $number } 张，{ $points } 点
drill-animals = 种 { $number } 张，{ $points } 点
drill-ribbons = 短 { $number } 张，{ $points } 点
drill-chaff = 皮 { $number } 张，{ $points } 点

## Hand yaku

drill-what-is-made = 这七张是什么手役（柳算皮）？
drill-yaku = { $yaku }
drill-nothing = 没有

## Settlement

drill-who-pays = 三人八八。{ $person }付给{ $other }多少？
drill-field = 这个月是{ $kind }。
drill-makes = { $person }做成{ $yaku }，停。
drill-threw-hatto = 补成它的法度牌是{ $person }打出的。
drill-had-gone-on = { $person }之前续打过。
drill-amount = { $money }
drill-share = 一份是{ $money }。
drill-both-for-hatto = 打出法度牌的{ $person }付两份。
drill-both-for-sage = 续打过的{ $person }付两份。

## Playing cards

drill-trumps = 打 { $rank }，主牌{ $suit }
drill-no-suit = 无
drill-led = 领出的牌
drill-gone = 这一门已出的牌
drill-throw = 甩牌
drill-cards = { $cards }
drill-flowers = { $flowers } ({ $flowers-letters })
drill-what-follows = 下面哪一手可以出？
drill-must-follow = 领出{ $more ->
        [0] 没有对子的 { $whole } 张
       *[other] { $whole ->
            [2] 一对
           *[other] 带 { $more } 对的 { $whole } 张
        }
    }；手里这一门有 { $number } 张，{ $pairs ->
        [0] 没有对子
       *[other] 其中 { $pairs } 对
    }。
drill-is-it-safe = 按自己知道的，这样甩一定成吗？
drill-safe = 一定成
drill-may-fail = 可能失败
drill-all-safe = 看不见的牌都赢不了它的任何部分。
drill-not-safe = { $cards } 可能被看不见的牌赢。
