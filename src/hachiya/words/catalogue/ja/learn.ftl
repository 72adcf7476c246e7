learn-amount = { $number }{ $unit }
learn-points = { $number }点
learn-nothing-to-choose = ここでは選ぶことがありません。ヒントは二つ以上の手を比べます
learn-speaks-for = 良い点
learn-speaks-against = 悪い点
learn-for-match = 勝負に勝つなら：{ $choice }（100回に{ $n }回ほど多く勝つ見込み）

## How often, in the deals that the search has tried

learn-often = 100局中{ $n }局
learn-rarely = { $n }局
learn-more = { $amount }多く
learn-less = { $amount }少なく

## The other choice

learn-with-card = { $card }を出した場合
learn-with-taken = { $card }を取った場合
learn-after-show = { $cards }を見せて{ $yaku }を公開した場合
learn-after-show-nothing = 公開しなかった場合
learn-after-look = 手札を見てから決めた場合
learn-after-unseen = みずてんで出た場合
learn-after-join = 出た場合
learn-after-fold = 下りた場合
learn-after-fold-hachiju = 降りた場合
learn-after-double = { $rate }倍にした場合
learn-after-stop = あがった場合
learn-after-stop-hachiju = 上がった場合
learn-after-sage = 下げた場合
learn-after-cancel = 下げを取り消した場合
learn-after-go-on = 続けた場合
learn-with-playing = { $playing }を出した場合
learn-after-burying = { $playing }を埋めた場合
learn-after-declare = { $playing }を晒した場合
learn-after-declare-pair = { $playing }のペアを晒した場合
learn-after-declare-nothing = 晒さなかった場合

## Why, with flower cards: `It` is the best choice

learn-yaku-home = { $yaku-explained }ができるのは{ $often }、{ $other }は{ $rarely }です。
learn-yaku-home-with = { $cards }は{ $yaku-explained }の札です。役ができるのは{ $often }、{ $other }は{ $rarely }です。
learn-yaku-given = { $person }に{ $yaku-explained }ができるのは{ $often }、{ $other }は{ $rarely }です。
learn-yaku-kept = { $cards }は、{ $person }の{ $yaku-explained }にも役立つ札です。その役ができるのは{ $often }、{ $other }は{ $rarely }です。
learn-yaku-thrown = { $cards }を場に出すと、{ $person }の{ $yaku-explained }を助けます。できるのは{ $rarely }から{ $often }に増えます。
learn-stop-pays = あがれば、いま確実に{ $amount }を受け取れます。
learn-sage-keeps = 下げて役が増えなくても、受け取りは合わせて{ $amount }です。
learn-made-more = 下げると、{ $often }でさらに役ができます。
learn-hatto = 法度の払いがあるのは{ $often }、{ $other }は{ $rarely }です。
learn-hatto-card = { $card }は法度の札です。{ $person }は{ $yaku-explained }まであと1枚なので、{ $often }で、出した人がほかの人の分まで払うことになります。

## Why, by what payments come to

learn-own-yaku = 出来役の受け取りは、{ $other }より平均{ $change }なります。
learn-own-yaku-above = { $yaku-explained }などの出来役の受け取りは、{ $other }より平均{ $change }なります。
learn-others-yaku = ほかの人の出来役への払いは、{ $other }より平均{ $change }なります。
learn-others-yaku-above = ほかの人の{ $yaku-explained }などの出来役への払いは、{ $other }より平均{ $change }なります。
learn-hatto-shares = 法度による払いは、{ $other }より平均{ $change }なります。
learn-sage-shares = 下げた人として負う払いは、{ $other }より平均{ $change }なります。
learn-special-yaku = 特殊役と付帯役の差し引きは、{ $other }より平均{ $change }なります。
learn-special-yaku-above = { $yaku-explained }などの特殊役と付帯役の受け取りは、{ $other }より平均{ $change }なります。
learn-hand-yaku = 手役の受け払いの差し引きは、{ $other }より平均{ $change }なります。
learn-card-points = 札の点での受け取りは、{ $other }より平均{ $change }なります。
learn-card-points-taken = { $cards }で{ $worth }点が取れます。終わったときの札の点での受け取りは、{ $other }より平均{ $change }なります。
learn-card-points-missed = { $cards }の{ $worth }点は取れません。平均{ $amount }の損です。
learn-card-points-thrown = { $cards }を場に出すと、札の{ $worth }点を人に渡しかねません。平均{ $amount }の損です。
learn-fees = 下り賃などの受け払いの差し引きは、{ $other }より平均{ $change }なります。
learn-match-end = 月石と最後の精算での受け取りは、{ $other }より平均{ $change }なります。

## Why, at bashifen

learn-throw-fails = 投げ出しが誤りになるのは{ $often }、{ $other }は{ $rarely }です。
learn-tops = { $playing }に勝てる札はもうありません。
learn-declares = { $pair-partners }の組が親になるのは{ $often }、{ $other }は{ $rarely }です。
learn-deal-won = { $pair-partners }の組がこの局に勝つのは{ $often }、{ $other }は{ $rarely }です。
learn-trick-won = { $pair-partners }の組がこのトリックを取るのは{ $often }、{ $other }は{ $rarely }です。
learn-trick-points = このトリックの差し引きは、{ $pair-partners }の組から見て平均{ $points }、{ $other }は{ $fewer }です。
learn-opponents-points = 子が取る点は局の終わりで平均{ $points }点、{ $other }は{ $fewer }点です。
learn-in-all = この先まで見ると、{ $pair-partners }の組の上がりは、{ $other }より平均{ $change }なります。
