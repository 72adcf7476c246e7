hachihachi-month = { $n }月
hachihachi-field = { $kind }
hachihachi-carried = 留下：{ $kinds }
hachihachi-dealer = 庄家 { $name }
hachihachi-in-as = 上场（第{ $place }）
hachihachi-out = 放弃
hachihachi-white-card = 白牌
hachihachi-put-out = 挤出

## Choices

hachihachi-unseen = 不能放弃；{ $points } 点以上时每人付 { $money }（乘场的倍数）
hachihachi-fold = 付放弃费 { $money }，旁观
hachihachi-fold-free = 旁观，不用付钱
hachihachi-stay = 把这个月打完
hachihachi-hand-brings = 手役从两家各得 { $money }
hachihachi-pot-if-won = 赢了得池里的 { $money }
hachihachi-later = 不再增加就是 { $alone }；别人成役就是 { $beaten }，还要付他的两份

## The auction explained

hachihachi-explain-unseen = 不看牌上场就不能放弃，但牌点到 { $points } 以上，桌上其他人每人付 { $money }（乘场的倍数）。
hachihachi-explain-auction = 三个人打这个月。上场就要打完，按上场的次序打。
hachihachi-fee = 第{ $place }个 { $money }
hachihachi-explain-fees = 放弃要把放弃费（{ $fees }，乘场的倍数）放进池里，这个月旁观。
hachihachi-explain-free = 放弃不用付钱，这个月旁观。
hachihachi-explain-squeeze = 上场满三人，其余的人被挤出：三家各付他们手役和手里整副出来役的一半，赤短、青短、光每张再付 { $money }。
hachihachi-explain-put-out = 上场满三人，其余的人就没有份：不付也不收，手牌不亮。
hachihachi-explain-last-bids = 放弃到只剩三个人时，剩下的人必须上场。

## Showing explained

hachihachi-explain-show = 七张手牌里的手役亮出来，另外两家就要付；亮的牌摊开放着。柳短册、柳间燕、柳间小野道风也可以算杂牌。
hachihachi-explain-expose = 赤的短册最多扣四张，其余的一张一张选出来亮。

## 法度 explained

hachihachi-hatto-last-card = 别人只差一张成役，打出那张牌可能要替大家付（法度）。
hachihachi-hatto-shadow = 别人只差一张成役，打出那张牌或必定和它配上的牌，可能要替大家付（法度）。
hachihachi-hatto-month = 别人只差一张成役，打出那张牌或同月的牌，可能要替大家付（法度）。
hachihachi-hatto-on-dives = 打出亮过的三本的第四张也一样。
hachihachi-hatto-on-leaving = 打出亮过的三本的第四张，或者拿着它却不收场上的一张，也一样。

## Stopping and going on explained

hachihachi-stop-pays = 停下，现在就收钱，这个月结束。
hachihachi-stop-has-paid = 役钱已经收了。停下，这个月结束。
hachihachi-go-on-cancelled = 续打可以继续增加役；到自己最后一张手牌还没增加，这个月就结束，只收一半。
hachihachi-go-on-halved = 续打可以继续增加役；打完谁也没再成役，只收一半，牌点不算。
hachihachi-go-on-returned = 续打可以继续增加役；打完没有再增加，退还一半，牌点照算。
hachihachi-beaten-void = 别人先成役，你的役作废，还要付他的两份。
hachihachi-beaten-half = 别人先成役，你的役只收一半，还要付他的两份。
hachihachi-beaten-returns = 别人先成役，你退还一半，还要付他的两份。
hachihachi-cannot-cancel = 续打不能取消。
hachihachi-can-cancel = 从下一轮起随时可以取消，收一半。
hachihachi-no-stock-card = 停下就不翻牌堆。
hachihachi-explain-cancel = 取消续打，这个月到此结束，收一半。
