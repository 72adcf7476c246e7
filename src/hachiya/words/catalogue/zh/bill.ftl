## Why it ended

bill-title-yaku = { $who-name }以{ $yaku }停下
bill-title-cancel = { $who-name }取消了{ $yaku }的续打
bill-title-played-out = { $who-name }牌点最多
bill-title-flow = { $who-name }的{ $yaku }续打后流局
bill-title-flow-hachiju = { $who-name }收{ $yaku }的一半
bill-title-special = { $who-name }成了{ $yaku }
bill-title-four-three = { $who-name }的四三结束了这一年
bill-title-void = 两个人有四三，这一年不算胜负
bill-title-alone = 只剩{ $who-name }

## Kinds of payments

bill-group-auction = 竞叫
bill-group-hand = 手役
bill-group-captured = 出来役
bill-group-end = 月底
bill-group-end-hachiju = 局末

## Who pays or is paid and is no seat

bill-account-pot = 放弃费池
bill-account-pot-hachiju = 放弃费池
bill-account-board = 月石板
bill-account-bank = 奖金

## What was paid for

bill-reason-fold = 放弃费：这个月不上场
bill-reason-fold-hachiju = 放弃费：这一局不上场
bill-reason-squeeze = 挤出费：{ $yaku }的一半
bill-reason-squeeze-cards = 挤出费：手里的赤短、青短和光
bill-reason-hand-yaku = 手役{ $yaku }：{ $about-and }
bill-reason-captured-yaku = 出来役{ $yaku }：{ $about-and }
bill-reason-sage-half = 续打过的{ $yaku }的一半
bill-reason-sage-return = 续打过的{ $yaku }没有增加，退还一半
bill-reason-tobikomi = 飞入：亮过的那个月四张都收到
bill-reason-nuke = 脱出：亮了一手杂牌，牌点却超过平均
bill-reason-mizuten = 不看牌：庄家没看牌就上场，牌点超过平均
bill-reason-special = 特殊役{ $yaku }：{ $about-and }
bill-reason-refund = 成了特殊役，{ $yaku }作废，退还役钱
bill-reason-refund-all = 已经作废，退还
bill-reason-exempt = 法度免了，退还{ $yaku }自己的一份
bill-reason-card-points = 牌点：与平均的差额
bill-reason-card-points-hachiju = 牌点：差额乘倍数
bill-reason-pot = 放弃费归赢家
bill-reason-pot-hachiju = 放弃费归赢家
bill-reason-stone = 下一个胴的月石
bill-reason-board = 收下一年的月石
bill-reason-bank = 头名奖：得分最高的人
bill-reason-gimmi = 吟味：赢家的贯数再加赢一场的贯数

## Whose share it is

bill-liable-hatto = { $other-name }的一份：打了法度牌，代付
bill-liable-sage = { $other-name }的一份：续打过，代付
