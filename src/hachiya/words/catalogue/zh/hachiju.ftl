hachiju-deal = 第{ $n }局
hachiju-dealer = 发牌 { $name }
hachiju-rate = 倍数 { $rate }
hachiju-cube = 加倍骰在 { $name }（临时庄家）
hachiju-doubled-as = 加倍（第{ $place }）
hachiju-in-as = 上场（第{ $place }）
hachiju-out = 放弃
hachiju-put-out = 出局
hachiju-doubled = 加倍
hachiju-joined = 上场

## Choices

hachiju-fold = 付放弃费 { $money }，旁观
hachiju-stay = 按 { $rate } 倍打
hachiju-leads = 当临时庄家，其他人重新回答
hachiju-hand-brings = 手役从每个对手得 { $money }
hachiju-pot-if-won = 赢了得池里的 { $money }
hachiju-later = 没有人停就是 { $alone }，再成役就更多；别人停就是 { $beaten }，还要付他的役自己那一份

## Explained

hachiju-explain-bid = 最多三个人打。上场是按现在的倍数打，加倍是翻一番打（最多 { $rate } 倍）。
hachiju-explain-double = 加倍的人当临时庄家，没放弃的人重新回答。
hachiju-explain-fee = 放弃要付放弃费 { $money } 到池里，不论倍数，这一局旁观。
hachiju-explain-three = 上场满三人，其余的人只能放弃或加倍；{ $rate } 倍时满三人，其余的人不付钱出局。
hachiju-explain-last = 别人都放弃，剩下的一个人拿走池里的放弃费，这一局结束。
hachiju-explain-show = 亮出的手役按倍数收钱：两人打时对手付全额，三人打时两家各付一半。
hachiju-explain-families = 杂牌役和组役可以相加，柳算杂牌。亮的牌在打出以前摊开放着。
hachiju-explain-declare = 出来役在翻完牌堆以后报。
hachiju-explain-points = 谁也没成役就算牌点（杂牌 0 点）：两人打算差额，三人打算与 { $points } 点之差的两倍，再乘倍数。
hachiju-explain-stop = 停下，成的役全额收钱，池里的放弃费也归你，这一局结束。
hachiju-explain-sage = 续打可以继续增加役；打完没有人停，只收一半。几个人都可以续打。
hachiju-explain-beaten = 别人先停，你续打的役作废，除自己的一份外不用再付。
