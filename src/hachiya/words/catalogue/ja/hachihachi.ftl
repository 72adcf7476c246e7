hachihachi-month = { $n }月
hachihachi-field = { $kind }
hachihachi-carried = 持ち越し: { $kinds }
hachihachi-dealer = 胴 { $name }
hachihachi-in-as = 出る({ $place }番)
hachihachi-out = 下りた
hachihachi-white-card = 白札
hachihachi-put-out = 追い込み

## Choices

hachihachi-unseen = 下りられない。{ $points }点以上なら全員から{ $money }ずつ(場の倍率が掛かる)
hachihachi-fold = 下り賃{ $money }を払って見る
hachihachi-fold-free = 何も払わずに見る
hachihachi-stay = この月を最後まで打つ
hachihachi-hand-brings = 手役で2人から{ $money }ずつ
hachihachi-pot-if-won = 勝てば場の下り賃{ $money }
hachihachi-later = 増えずに終われば { $alone }、ほかの人に役ができれば { $beaten } とその役代2人分の払い

## The auction explained

hachihachi-explain-unseen = 手札を見ずに出ると下りられませんが、{ $points }点以上取れば、卓のほかの全員から{ $money }ずつもらえます(場の倍率が掛かる)。
hachihachi-explain-auction = 出た3人でこの月を打ちます。出たら最後まで打ち、出た順が打つ順です。
hachihachi-fee = { $place }人目{ $money }
hachihachi-explain-fees = 下りれば下り賃({ $fees }、場の倍率が掛かる)を場に出し、この月は見ているだけです。
hachihachi-explain-free = 下りても何も払わず、この月は見ているだけです。
hachihachi-explain-squeeze = 3人そろうと残りの人は追い込まれ、手役と出来役のつかみの半分と、赤短・青短・光の札1枚につき{ $money }を、出た3人からもらいます。
hachihachi-explain-put-out = 3人そろうと残りの人は降ろされます。払うものももらうものもなく、手札は見せません。
hachihachi-explain-last-bids = 残り3人になるまで下りると、あとの人は出るしかありません。

## Showing explained

hachihachi-explain-show = 手役(手札7枚でできる役)を公開すると、他の二人から役代がもらえます。公開した札は伏せて持てません。柳の短冊・燕・小野道風はカスにも数えられます。
hachihachi-explain-expose = 赤の短冊は4枚まで伏せておけます。残りを1枚ずつ選んで公開します。

## 法度 explained

hachihachi-hatto-last-card = あと1枚で役になる人にその札を出すと、法度として他人の分まで払うことがあります。
hachihachi-hatto-shadow = あと1枚で役になる人にその札か、必ず合う影札を出すと、法度として他人の分まで払うことがあります。
hachihachi-hatto-month = あと1枚で役になる人がいるとき、その札や同じ月の札を出すと、法度として他人の分まで払うことがあります。
hachihachi-hatto-on-dives = 公開された三本の4枚目を出すのも同じです。
hachihachi-hatto-on-leaving = 公開された三本の4枚目を出すのも、それを持ちながら場の1枚を取らないのも同じです。

## Stopping and going on explained

hachihachi-stop-pays = 「あがり」なら今もらえて、この月は終わります。
hachihachi-stop-has-paid = 役代はもう受け取りました。「あがり」ならこの月は終わります。
hachihachi-go-on-cancelled = 「下げ」なら続けて役を増やせます。増えないまま自分の最後の手札を打つと、月はそこで終わり半額です。
hachihachi-go-on-halved = 「下げ」なら続けて役を増やせます。だれの役も増えないまま打ち終わると半額で、札の点は数えません。
hachihachi-go-on-returned = 「下げ」なら続けて役を増やせます。増えないまま打ち終わると半額を返し、そのあと札の点も数えます。
hachihachi-beaten-void = 先にほかの人に役ができると、下げた役は無効で、その人の役代を2人分払います。
hachihachi-beaten-half = 先にほかの人に役ができると、下げた役は半額で、その人の役代を2人分払います。
hachihachi-beaten-returns = 先にほかの人に役ができると、半額を返し、その人の役代は2人分払います。
hachihachi-cannot-cancel = 下げは取り消せません。
hachihachi-can-cancel = 下げは、次の番からいつでも半額で取り消せます。
hachihachi-no-stock-card = あがれば山札はめくりません。
hachihachi-explain-cancel = 下げを取り消すと、この月はここで終わり、半額を受け取ります。
