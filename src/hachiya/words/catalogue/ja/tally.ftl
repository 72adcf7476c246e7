tally-at = { $fact }番目の事実: { $what }

## Any fact

tally-wrong-dealer = この月の胴は{ $seat }ではなく{ $other }です
tally-wrong-dealer-hachiju = 仮親は{ $seat }ではなく{ $other }です
tally-no-lights = 光札でない札が場の光札として入っています
tally-no-such-fact = このゲームに { $name } はありません。あるのは{ $names }、void です
tally-no-seat = { $seat }はありません
tally-year-ended = 四三でこの年は終わっています
tally-played-out = 手札は打ち終わっています。続けられるのは { $names } だけです
tally-played-out-hachiju = 手札は打ち終わっています。続く事実はありません
tally-month-over = { $seat }に出来役ができています。下げでなければこの月は終わりです
tally-deal-over = { $seat }に出来役ができています。下げでなければこの回は終わりです
tally-void-last = 月を流したので、続く事実はありません
tally-void-last-hachiju = 回を流したので、続く事実はありません

## The auction

tally-mizuten-first = みずてんは4人以上で胴だけが、月の最初に言えます
tally-cannot-bid = { $seat }はここで「{ $bid }」と言えません
tally-not-squeezed = { $seat }はここで追い込まれていません
tally-not-put-out = { $seat }はここで降ろされません
tally-not-cards-of = { $cards } は { $yaku } の札ではありません
tally-lie-elsewhere = { $cards } はこの手にあるはずがありません。場にあるか、他の手で見せた札です
tally-not-played = { $yaku }は採用していません
tally-bid-missing = { $seat }が出るか下りるかがまだわかりません
tally-bid-missing-hachiju = { $seat }の出降りがまだわかりません
tally-one-left = 一人だけ残ったので、この回は終わりです

## Hand yaku

tally-not-in-play = { $seat }はこの月に参加していません
tally-shown-once = 手役の公開は1人1回、ほかの事実より前です
tally-no-hand = { $yaku } という手役はありません。枚数系と空素系から1つずつまでです
tally-never-meet = { $yaku }は複合しません
tally-no-light-left = 光一の光札が足りません。場にあるか、他の手にあります
tally-no-kasu-left = 手札のカスが多すぎます。カスは柳を含めて{ $number }枚です
tally-no-month-left = 他の手と合わせると { $yaku } の手札はありえません。同じ月の札が足りません
tally-nothing-shown = { $seat }は手役を公開していません
tally-no-diving-three = { $seat }は飛込みのある手役を公開していません
tally-all-dived = { $seat }の飛込みはすべて済んでいます
tally-month-dived = { $month }月の飛込みは済んでいます
tally-no-three-of = { $month }月は、{ $seat }が公開した { $yaku } の三本ではありえません
tally-fourth-elsewhere = { $month }月の飛込みに法度はありえません。4枚目は場にあったか、追い込まれた手で見せた札です
tally-no-hatto-on-dives = この規則では飛込みに法度はありません
tally-cannot-have-fed = { $seat }の法度ではありえません
tally-cannot-announce = { $seat }はここで手役を発表できません。参加者が1人1回、ほかの事実より前です
tally-no-hand-hachiju = { $yaku } という手役はありません。カス役と組役から1つずつまでです

## Captured yaku

tally-only-nanatan-longer = 余分の札{ $number }枚はありえません。七短だけに、{ $most }枚までです
tally-nothing-new = { $yaku } は{ $seat }の新しい出来役になりません
tally-no-hatto-protects = { $yaku }に法度はありません
tally-neither-hatto-nor-extra = この遊びに法度や余分の札はありません
tally-cannot-lie = 札がそのようにあるはずがありません。必要な札は他の人が取っています
tally-cannot-sage = { $seat }はいま下げられません
tally-no-hope = { $seat }は下げられません。できる出来役がもうありません
tally-only-sager-cancels = 取消しは下げた人だけができ、その月は終わります
tally-bound-to-go-on = { $seat }は次のめくり札を知っていました。新たな役ができるまで取り消せません
tally-ends-after-sage = { $seat }の下げのあと、この月は出来役か取消しで終わります

## The end

tally-no-escape = { $seat }に抜けのある手役はありません
tally-escapes-differ = 抜けと点が合いません
tally-too-many-escapes = これだけの抜けに足りる札の点がありません
tally-no-special = { $yaku } { $number } は{ $seat }の特殊役になりません。総八は最初に打つ人の88点、二八は168点、素十六は16枚からです
tally-told-twice = { $yaku } が2回あります
tally-points-differ = { $seat }の点は、ほかの事実では{ $points }点ではなく{ $found }点です
tally-points-number = 点数が{ $number }個ありますが、席は{ $total }です
tally-points-below = { $seat }の点数が{ $points }点になることはありません。最少は0点です
tally-points-sum = 3人の点の合計は{ $number }点です。{ $total }点ではありません
tally-points-sum-hachiju = 参加者の点は5点刻みで、合計{ $number }点です(サシはそれ以下)。ほかの席は0点です
tally-idle-points = { $seats }は打っていません。0点です
tally-points-too-few = { $seat }にできた役の札は{ $points }点より多いはずです
tally-points-twice = 札の点が2回入っています
tally-no-end = この月の終わりがまだわかりません。出来役でなければ札の点が必要です
tally-no-end-hachiju = この回の終わりがまだわかりません。出来役でなければ札の点が必要です
tally-too-many-cards = 札の数を超えています
tally-no-such-piles = できた役のとおりに48枚を3人で取って、このような点やカスになることはありません
tally-special-differs = { $seat }の点と特殊役が合いません

## Bashifen

tally-dacha-missing = 一局目はだれがダーチャかがまだわかりません
tally-wrong-dacha = この局のダーチャは{ $seat }ではなく{ $other }です
tally-points-of-ko = { $points }点にはなりません。子の点は5点きざみで、ここでは最高{ $most }点です

## What is missing, and facts in short

tally-yaku-missing = 役の名前がありません
tally-cards-missing = { $yaku }の札が公開されていません
tally-not-all-cards = 追い込まれた手が公開する札は{ $cards }だけではありません
tally-white-missing = 白札を引いた人がまだわかりません
tally-field-missing = 場に光札があるかどうかがまだわかりません
tally-ko-points-missing = 子の点がまだわかりません
tally-cards-without-yaku = { $cards }だけを公開する手役はありません
tally-cards-of-several = { $cards }を公開する手役は{ $several-or }です。役の名前で選んでください
tally-in-two-piles = { $cards }が2人の取り札にあります
tally-piles-missing = まだ2人以上の点がわかりません。残り1人になれば、その点は自動で出ます
tally-counts-missing = 点も取り札もありません
tally-both-piles = サシでは2人とも数えてください。どちらの取り札にもない札が残っています

## The notes of a score keeper

tally-field-twice = 場の札はもう入っています
tally-field-too-large = 場の札は{ $number }枚です。{ $cards }では多すぎます
tally-no-white-card = { $seat }はいま白札を引けません
tally-entered-twice = それはもう入っています
tally-nothing-to-undo = まだ何も入っていません
tally-earlier-waits = 先に前の回を直してください
tally-waits = 先に{ $number }回目を直してください: { $what }
tally-no-deal = { $number }回目はありません。入っているのは{ $most }回までです
tally-one-match = 続きをつけられるのは1勝負の記録だけです。この記録には{ $number }勝負あります
tally-deal-with-cards = { $number }回目は札のある記録です。続きをつけられるのは申告だけの記録です
tally-no-notebook = 得点の控えではありません。{ $name } がないか、正しくありません
