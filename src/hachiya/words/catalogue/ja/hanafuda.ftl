## Payments

hanafuda-fold = { $payer }は下り賃{ $money }を場に出します。
hanafuda-fold-hachiju = { $payer }は降り賃{ $money }を場に出します。
hanafuda-squeeze = { $payer }は{ $payee }に、追い込み代{ $money }を払います。
hanafuda-hand-yaku = { $payer }は{ $payee }に、手役{ $yaku-explained }の役代{ $money }を払います。
hanafuda-captured-yaku = { $payer }は{ $payee }に、出来役{ $yaku-explained }の役代{ $money }を払います。
hanafuda-sage-half = { $payer }は{ $payee }に、下げた出来役{ $yaku-explained }の役代の半分{ $money }を払います。
hanafuda-sage-return = { $payer }は{ $payee }に、下げた出来役{ $yaku-explained }の役代の半分{ $money }を返します。
hanafuda-tobikomi = { $payer }は{ $payee }に、{ $yaku-explained }の役代{ $money }を払います。
hanafuda-nuke = { $payer }は{ $payee }に、{ $yaku-explained }の役代{ $money }を払います。
hanafuda-mizuten = { $payer }は{ $payee }に、みずてんの{ $money }を払います。
hanafuda-special = { $payer }は{ $payee }に、特殊役{ $yaku-explained }の役代{ $money }を払います。
hanafuda-refund = { $yaku-explained }は取り消されたので、{ $payer }は{ $payee }に{ $money }を返します。
hanafuda-refund-all = 取り消されたので、{ $payer }は{ $payee }に{ $money }を返します。
hanafuda-exempt = 法度が免除されたので、{ $payer }は{ $payee }に、{ $yaku-explained }の自分の分{ $money }を返します。
hanafuda-card-points = { $payer }は{ $payee }に、札の点の差{ $money }を払います。
hanafuda-pot = { $payee }は場の下り賃{ $money }を受け取ります。
hanafuda-pot-hachiju = { $payee }は場の降り賃{ $money }を受け取ります。
hanafuda-stone = { $payer }は次の胴なので、月石{ $money }を{ $payee }に入れます。
hanafuda-stone-of-winner = { $payer }はこの月の勝者なので、月札{ $money }を{ $payee }に入れます。
hanafuda-gimmi = { $payer }は{ $payee }に吟味{ $money }を払います。
hanafuda-from-board = { $payee }は{ $payer }の月石{ $money }を受け取ります。
hanafuda-from-bank = { $payee }はトップ賞{ $money }を受け取ります。

## What a payment is a part of

hanafuda-squeezed-for-hand = 手札の手役{ $yaku-explained }の半分です。
hanafuda-squeezed-for-captured = 手札に{ $yaku-explained }の札がそろっていたので、その役代の半分です。
hanafuda-squeezed-for-cards = 手札の赤短・青短・光の札の分です。
hanafuda-liable-hatto = これは{ $other }の分で、法度札を出した{ $payer }が代わりに払います。
hanafuda-liable-sage = これは{ $other }の分で、下げた{ $payer }が代わりに払います。

## The match

hanafuda-match = { $people-and }で{ $game }を始めます。
hanafuda-draw-seats = 札を引いて、最初の胴は{ $person }に決まりました。
hanafuda-draw-seats-hachiju = 札を引いて、最初の仮親は{ $person }に決まりました。
hanafuda-result = 最終得点は、{ $results }です。
hanafuda-result-of = { $person }が{ $money }
hanafuda-winner = 勝者は{ $people-and }です。
hanafuda-winners = 勝者は{ $people-and }です。
hanafuda-no-winner = 勝者はいません。

## A month or deal

hanafuda-month-opens = { $n }月の胴は{ $person }です。
hanafuda-deal-opens-hachiju = 第{ $n }局の仮親は{ $person }です。
hanafuda-field-is = { $kind }です。
hanafuda-void-month = この月は無効で、配り直します。
hanafuda-void-deal-hachiju = この局は無効で、配り直します。
hanafuda-carried = 翌月に{ $kind }が持ち越されます。
hanafuda-carried-on = この先の月に{ $kinds }が持ち越されます。
hanafuda-redeal = 場に同じ月の札が4枚出たので、配り直します。
hanafuda-shima = 場に{ $month }の札が4枚そろい、{ $person }が取ります（シマ）。
hanafuda-next-dealer = 次の胴は{ $person }です。
hanafuda-next-dealer-hachiju = 次の仮親は{ $person }です。
hanafuda-two-four-threes = 四三が2人にできたので、この年は無勝負です。

## Why it ended

hanafuda-ended-by-yaku = { $person }の出来役で、この月は終わりです。
hanafuda-ended-by-yaku-hachiju = { $person }の出来役で、この局は終わりです。
hanafuda-ended-by-cancel = { $person }の下げの取消しで、この月は終わりです。
hanafuda-played-out = 手札を打ち終わり、この月は{ $person }の勝ちです。
hanafuda-played-out-hachiju = 手札を打ち終わり、この局は{ $person }の勝ちです。
hanafuda-ended-by-special = { $person }の特殊役で、この月は終わりです。
hanafuda-ended-by-four-three = { $person }の四三で、この年は終わりです。
hanafuda-ended-alone = { $person }だけが残り、この局は終わりです。
hanafuda-ended-alone-hachiju = ほかの人がみな降りたので、この局は{ $person }の勝ちです。

## The auction

hanafuda-mizuten-said = { $person }は手札を見ずに出ます（みずてん）。
hanafuda-white-card = { $person }は白札を引いたので、この月は休みです。
hanafuda-bid-in = { $person }は出ます。
hanafuda-bid-out = { $person }は下ります。
hanafuda-bid-out-hachiju = { $person }は降ります。
hanafuda-bid-double = { $person }はダブルを宣言して仮親になります。降りていない人は、もう一度答えます。
hanafuda-squeezed = { $person }は追い込まれて、この月は打てません。
hanafuda-squeezed-hachiju = { $person }は、三人がそろったので、払うことももらうこともなく降ろされます。
hanafuda-squeezed-holds = 手札には{ $yaku-explained }があります。
hanafuda-squeezed-shows = { $cards }を見せます。
hanafuda-no-choice = ほかに選べません。

## Play

hanafuda-shows = { $person }は手役{ $yaku-explained }を宣言し、{ $cards }を公開します。
hanafuda-shows-closed = { $person }は手役{ $yaku-explained }を宣言します。
hanafuda-shows-nothing = { $person }は手役を公開しません。
hanafuda-play-takes = { $person }は{ $card }で{ $takes }を取ります。
hanafuda-play-lays = { $person }は{ $card }を場に出します。
hanafuda-turn-takes = { $person }は山から{ $card }をめくり、{ $takes }を取ります。
hanafuda-turn-lays = { $person }は山から{ $card }をめくり、場に置きます。
hanafuda-stop = { $person }は{ $yaku-explained }であがります。
hanafuda-sage = { $person }は{ $yaku-explained }を下げて続けます。
hanafuda-cancel = { $person }は{ $yaku-explained }の下げを取り消し、この月を終えます。
hanafuda-stop-forced = ここでは下げられません。
hanafuda-stop-forced-hachiju = 最後の札なので下げられません。
hanafuda-cancel-forced = 最後の手札でも新しい出来役ができなかったためです。
