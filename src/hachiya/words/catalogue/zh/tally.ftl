tally-at = 第{ $fact }条：{ $what }

## Any fact

tally-wrong-dealer = 这个月的庄家不是{ $seat }，是{ $other }
tally-wrong-dealer-hachiju = 发牌的不是{ $seat }，是{ $other }
tally-no-lights = 场上的光牌里有不是光的牌
tally-no-such-fact = 这个游戏没有 { $name }，有的是{ $names }、void
tally-no-seat = 没有{ $seat }
tally-year-ended = 四三已经结束了这一年
tally-played-out = 手牌都打完了，后面只能是{ $names }
tally-played-out-hachiju = 手牌都打完了，后面不能再有
tally-month-over = { $seat }已经成役，不续打这个月就结束了
tally-deal-over = { $seat }已经成役，不续打这一局就结束了
tally-void-last = 这个月作废了，后面不能再有
tally-void-last-hachiju = 这一局作废了，后面不能再有

## The auction

tally-mizuten-first = 四人以上时，只有庄家能不看牌，而且是这个月的第一条
tally-cannot-bid = { $seat }在这里不能说“{ $bid }”
tally-not-squeezed = { $seat }在这里没有被挤出
tally-not-put-out = { $seat }在这里不会出局
tally-not-cards-of = { $cards } 不是 { $yaku } 的牌
tally-lie-elsewhere = { $cards } 不可能在这手牌里：它们在场上，或别人的手牌里已经亮过
tally-not-played = 这里没有{ $yaku }
tally-bid-missing = 还不知道{ $seat }上场还是放弃
tally-bid-missing-hachiju = 还不知道{ $seat }上场还是放弃
tally-one-left = 只剩一个人，这一局结束了

## Hand yaku

tally-not-in-play = { $seat }这个月没有上场
tally-shown-once = 手役每人亮一次，在别的事之前
tally-no-hand = { $yaku } 不是手役：张数类和空素类最多各一个
tally-never-meet = { $yaku }不会同在一手
tally-no-light-left = 没有光牌留给光一了：都在场上，或在别人的手牌里
tally-no-kasu-left = 手牌里的杂牌太多了：连柳一共只有 { $number } 张
tally-no-month-left = 和别人的手牌放在一起，手牌不可能是 { $yaku }：同一个月的牌不够了
tally-nothing-shown = { $seat }没有亮手役
tally-no-diving-three = { $seat }没有亮过能飞入的手役
tally-all-dived = { $seat }的都已经飞入了
tally-month-dived = { $month }月已经飞入了
tally-no-three-of = { $month } 月不可能是{ $seat }亮的 { $yaku } 里的三张
tally-fourth-elsewhere = { $month } 月的飞入不可能有法度：第四张在场上，或被挤出的人亮过
tally-no-hatto-on-dives = 这套规则里飞入没有法度
tally-cannot-have-fed = 不可能是{ $seat }的法度
tally-cannot-announce = { $seat }在这里不能报手役：上场的人每人一次，在别的事之前
tally-no-hand-hachiju = { $yaku } 不是手役：杂牌役和组役最多各一个

## Captured yaku

tally-only-nanatan-longer = 多出 { $number } 张不可能：只有七短能多，最多 { $most } 张
tally-nothing-new = { $yaku } 不是{ $seat }能新成的役
tally-no-hatto-protects = { $yaku }没有法度
tally-neither-hatto-nor-extra = 这个游戏没有法度，也没有多出的牌
tally-cannot-lie = 牌不可能是这样：需要的牌在别人手里
tally-cannot-sage = { $seat }现在不能续打
tally-no-hope = { $seat }不能续打：没有别的役可成了
tally-only-sager-cancels = 只有续打的人能取消，这个月就此结束
tally-bound-to-go-on = { $seat }知道了下一张山牌：成新的役以前不能取消
tally-ends-after-sage = { $seat }续打以后，这个月以出来役或取消结束

## The end

tally-no-escape = { $seat }没有能脱出的手役
tally-escapes-differ = 脱出和点数对不上
tally-too-many-escapes = 牌点不够这么多脱出
tally-no-special = { $yaku } { $number } 不是{ $seat }的特殊役：总八是先打的人 88 点，二八要 168 点，素十六要 16 张
tally-told-twice = { $yaku } 写了两次
tally-points-differ = 按别的事{ $seat }是 { $found } 点，不是 { $points } 点
tally-points-number = 给了{ $number }个牌点，而座位有{ $total }个
tally-points-below = { $seat }不可能有{ $points }点，最少是0点
tally-points-sum = 三家的点合计 { $number } 点，不是 { $total } 点
tally-points-sum-hachiju = 上场的人的点都是 5 的倍数，合计 { $number } 点（两人打时不超过）；别的座位是 0 点
tally-idle-points = { $seats }没有打，是 0 点
tally-points-too-few = { $seat }成的役不止 { $points } 点
tally-points-twice = 牌点写了两次
tally-no-end = 还不知道这个月怎么结束的：没有成役就要有牌点
tally-no-end-hachiju = 还不知道这一局怎么结束的：没有成役就要有牌点
tally-too-many-cards = 没有这么多牌
tally-no-such-piles = 三家取完 48 张牌，成了这些役，不可能是这样的点数和杂牌
tally-special-differs = { $seat }的点数和特殊役对不上

## Bashifen

tally-dacha-missing = 还不知道第一局谁是打家
tally-wrong-dacha = 这一局的打家不是{ $seat }，而是{ $other }
tally-points-of-ko = 不会是 { $points } 分：闲家的分是 5 的倍数，这里最多 { $most } 分

## What is missing, and facts in short

tally-yaku-missing = 没有说是什么役
tally-cards-missing = { $yaku }的牌没有亮出来
tally-not-all-cards = 被挤出的手牌亮出的不会只有{ $cards }
tally-white-missing = 还不知道谁抽到了白牌
tally-field-missing = 还不知道场上有没有光牌
tally-ko-points-missing = 还不知道闲家得了多少分
tally-cards-without-yaku = 没有哪种手役只亮出{ $cards }
tally-cards-of-several = 亮出{ $cards }的手役可能是{ $several-or }，请按役名选择
tally-in-two-piles = { $cards }不可能同时在两个人的牌里
tally-piles-missing = 还有不止一个人的点数不知道；只剩最后一个人时才能算出来
tally-counts-missing = 既没有点数也没有牌
tally-both-piles = 两个人打时，两家的点都要数：有些牌不在任何一家

## The notes of a score keeper

tally-field-twice = 场上的牌已经记了
tally-field-too-large = 场上有 { $number } 张牌，{ $cards }太多了
tally-no-white-card = { $seat }现在不能抽白牌
tally-entered-twice = 这个已经记了
tally-nothing-to-undo = 还什么都没有记
tally-earlier-waits = 请先更正前面的一局
tally-waits = 请先更正第 { $number } 局：{ $what }
tally-no-deal = 没有第 { $number } 局，只记了 { $most } 局
tally-one-match = 只能接着记一场的记录，这份记录有 { $number } 场
tally-deal-with-cards = 第 { $number } 局是有牌的记录，只能接着记由报数组成的记录
tally-no-notebook = 这不是计分的存档：{ $name } 缺失或不对
