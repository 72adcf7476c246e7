fact-bid-in = 上场
fact-bid-out = 放弃
fact-bid-out-hachiju = 放弃
fact-bid-double = 加倍
fact-yaku = { $yaku }

## Repeated

fact-white = { $seat }抽到白牌
fact-mizuten = { $seat }不看牌上场
fact-field = 场上的光牌：{ $cards }
fact-field-without = 场上没有光牌
fact-bid = { $seat }{ $bid }
fact-put-out = { $seat }被挤出
fact-put-out-with = { $seat }被挤出，亮出{ $cards }
fact-put-out-holding = { $seat }被挤出，亮出{ $cards }（{ $yaku }）
fact-hand = { $seat }亮{ $yaku }
fact-annul = { $seat }的手役报错了
fact-two-turned = { $seat }翻了两张山牌
fact-tobikomi = { $seat }飞入 { $month } 月
fact-captured = { $seat }成{ $yaku }
fact-longer = { $what }，多出 { $number } 张
fact-fed = { $what }，{ $other }犯法度
fact-sage = { $seat }续打
fact-cancel = { $seat }取消续打
fact-nuke = { $seat }脱出（89 点以上）
fact-special = { $seat }成{ $yaku }
fact-special-number = { $seat }成{ $yaku }（{ $number }）
fact-points = 牌点：{ $shares }
fact-share = { $seat } { $points } 点
fact-dealer = { $seat }是打家
fact-failed-lead = { $seat }甩错
fact-opponents = 闲家得 { $points } 分
fact-void = 作废

## Asked for, in a list

fact-ask-white = 白牌
fact-ask-mizuten = 不看牌上场
fact-ask-field = 场牌
fact-ask-bid = 上场或放弃
fact-ask-squeezed = 挤出
fact-ask-hand = 手役
fact-ask-annul = 手役报错
fact-ask-two-turned = 翻了两张山牌
fact-ask-tobikomi = 飞入
fact-ask-captured = 出来役
fact-ask-sage = 续打
fact-ask-cancel = 取消续打
fact-ask-nuke = 脱出
fact-ask-special = 特殊役
fact-ask-points = 牌点
fact-ask-dealer = 打家
fact-ask-failed-lead = 甩错
fact-ask-opponents = 闲家的分
fact-ask-void = 作废重发
