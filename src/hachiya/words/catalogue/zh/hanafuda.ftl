## Payments

hanafuda-fold = { $payer }放弃，放弃费{ $money }放进池里。
hanafuda-fold-hachiju = { $payer }放弃，放弃费{ $money }放进池里。
hanafuda-squeeze = { $payer }付给{ $payee }挤出费{ $money }。
hanafuda-hand-yaku = { $payer }付给{ $payee }手役{ $yaku-explained }的{ $money }。
hanafuda-captured-yaku = { $payer }付给{ $payee }出来役{ $yaku-explained }的{ $money }。
hanafuda-sage-half = { $payer }付给{ $payee }续打过的{ $yaku-explained }的一半{ $money }。
hanafuda-sage-return = { $payer }把续打过的{ $yaku-explained }的一半{ $money }还给{ $payee }。
hanafuda-tobikomi = { $payer }付给{ $payee }{ $yaku-explained }的{ $money }：那个月的四张都收齐了。
hanafuda-nuke = { $payer }付给{ $payee }{ $yaku-explained }的{ $money }：一手杂牌收了 89 点以上。
hanafuda-mizuten = { $payer }付给{ $payee }不看牌的{ $money }：庄家没看牌就上场，收了 89 点以上。
hanafuda-special = { $payer }付给{ $payee }特殊役{ $yaku-explained }的{ $money }。
hanafuda-refund = { $yaku-explained }作废，{ $payer }把{ $money }还给{ $payee }。
hanafuda-refund-all = 已经作废，{ $payer }把{ $money }还给{ $payee }。
hanafuda-exempt = 法度免了，{ $payer }把{ $yaku-explained }自己的那一份{ $money }还给{ $payee }。
hanafuda-card-points = { $payer }付给{ $payee }牌点的差额{ $money }。
hanafuda-pot = { $payee }从池里拿走放弃费{ $money }。
hanafuda-pot-hachiju = { $payee }从池里拿走放弃费{ $money }。
hanafuda-stone = { $payer }是下一个庄家，在{ $payee }上放月石{ $money }。
hanafuda-stone-of-winner = { $payer }赢了这个月，在{ $payee }上放月札{ $money }。
hanafuda-gimmi = { $payer }付给{ $payee }吟味{ $money }。
hanafuda-from-board = { $payee }从{ $payer }收到月石{ $money }。
hanafuda-from-bank = { $payee }得到头名奖{ $money }。

## What a payment is a part of

hanafuda-squeezed-for-hand = 这是被挤出的手牌里手役{ $yaku-explained }的一半。
hanafuda-squeezed-for-captured = 被挤出的手牌里有{ $yaku-explained }的全部牌，这是它的一半。
hanafuda-squeezed-for-cards = 这是被挤出的手牌里赤短、青短和光的份。
hanafuda-liable-hatto = 这是{ $other }的那一份，{ $payer }打出了法度牌，由{ $payer }代付。
hanafuda-liable-sage = 这是{ $other }的那一份，{ $payer }续打过，由{ $payer }代付。

## The match

hanafuda-match = { $people-and }开始打{ $game }。
hanafuda-draw-seats = 抽牌决定，第一个庄家是{ $person }。
hanafuda-draw-seats-hachiju = 抽牌决定，先由{ $person }发牌。
hanafuda-result = 最后得分：{ $results }。
hanafuda-result-of = { $person } { $money }
hanafuda-winner = 赢家是{ $people-and }。
hanafuda-winners = 赢家是{ $people-and }。
hanafuda-no-winner = 没有赢家。

## A month or deal

hanafuda-month-opens = { $n }月的庄家是{ $person }。
hanafuda-deal-opens-hachiju = 第{ $n }局由{ $person }发牌。
hanafuda-field-is = 这是{ $kind }。
hanafuda-void-month = 这个月作废，重新发牌。
hanafuda-void-deal-hachiju = 这一局作废，重新发牌。
hanafuda-carried = { $kind }留到下一个月。
hanafuda-carried-on = 留到以后几个月：{ $kinds }。
hanafuda-redeal = 场上出了同月的四张，重新发牌。
hanafuda-shima = 场上{ $month }的四张齐了，由{ $person }收走（岛）。
hanafuda-next-dealer = 下一个庄家是{ $person }。
hanafuda-next-dealer-hachiju = 下一局由{ $person }发牌。
hanafuda-two-four-threes = 两个人有四三，这一年不算胜负。

## Why it ended

hanafuda-ended-by-yaku = { $person }成了出来役，这个月结束。
hanafuda-ended-by-yaku-hachiju = { $person }成了出来役，这一局结束。
hanafuda-ended-by-cancel = { $person }取消续打，这个月结束。
hanafuda-played-out = 手牌打完了，这个月{ $person }赢。
hanafuda-played-out-hachiju = 手牌打完了，这一局{ $person }赢。
hanafuda-ended-by-special = { $person }成了特殊役，这个月结束。
hanafuda-ended-by-four-three = { $person }的四三结束了这一年。
hanafuda-ended-alone = 只有{ $person }上场，这一局结束。
hanafuda-ended-alone-hachiju = 别人都放弃了，这一局{ $person }赢。

## The auction

hanafuda-mizuten-said = { $person }不看牌就上场。
hanafuda-white-card = { $person }抽到白牌，这个月休息。
hanafuda-bid-in = { $person }上场。
hanafuda-bid-out = { $person }放弃。
hanafuda-bid-out-hachiju = { $person }放弃。
hanafuda-bid-double = { $person }加倍并当临时庄家，没放弃的人重新回答。
hanafuda-squeezed = { $person }被挤出，这个月打不成。
hanafuda-squeezed-hachiju = 最高倍数已有三人上场，{ $person }不付不收地出局。
hanafuda-squeezed-holds = 手牌里有{ $yaku-explained }。
hanafuda-squeezed-shows = 亮出{ $cards }。
hanafuda-no-choice = 没有别的选择。

## Play

hanafuda-shows = { $person }报手役{ $yaku-explained }，亮出{ $cards }。
hanafuda-shows-closed = { $person }报手役{ $yaku-explained }。
hanafuda-shows-nothing = { $person }不亮手役。
hanafuda-play-takes = { $person }打{ $card }，收{ $takes }。
hanafuda-play-lays = { $person }把{ $card }打到场上。
hanafuda-turn-takes = { $person }从牌堆翻出{ $card }，收{ $takes }。
hanafuda-turn-lays = { $person }从牌堆翻出{ $card }，留在场上。
hanafuda-stop = { $person }以{ $yaku-explained }停下。
hanafuda-sage = { $person }有{ $yaku-explained }，续打继续。
hanafuda-cancel = { $person }取消{ $yaku-explained }的续打，结束这个月。
hanafuda-stop-forced = 这里不能续打。
hanafuda-stop-forced-hachiju = 这是最后一张牌，不能续打。
hanafuda-cancel-forced = 最后一张手牌也没有成新的役。
