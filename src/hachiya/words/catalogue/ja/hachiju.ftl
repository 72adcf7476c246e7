hachiju-deal = 第{ $n }局
hachiju-dealer = 配った人 { $name }
hachiju-rate = レート { $rate }倍
hachiju-cube = キューブ(仮親) { $name }
hachiju-doubled-as = ダブル({ $place }番)
hachiju-in-as = 出る({ $place }番)
hachiju-out = 降りた
hachiju-put-out = 除かれた
hachiju-doubled = ダブル
hachiju-joined = 出る

## Choices

hachiju-fold = 降り賃{ $money }を払って見る
hachiju-stay = レート{ $rate }倍で打つ
hachiju-leads = 仮親になり、ほかの人はもう一度答える
hachiju-hand-brings = 手役で相手から{ $money }ずつ
hachiju-pot-if-won = 勝てば場の降り賃{ $money }
hachiju-later = だれも上がらなければ { $alone }か、役が増えればそれ以上。ほかの人が上がれば { $beaten }とその役代の自分の分

## Explained

hachiju-explain-bid = 打つのは多くて三人です。「出る」は今のレートで打つこと、「ダブル」はレートを2倍({ $rate }倍まで)にして打つことです。
hachiju-explain-double = ダブルを言った人が仮親になり、降りていない人はもう一度答えます。
hachiju-explain-fee = 降りれば、レートによらず降り賃{ $money }を場に出し、この局は見ているだけです。
hachiju-explain-three = 三人そろえば、あとの人は降りるかダブルです。{ $rate }倍で三人そろうと、残りの人は払わずに降ろされます。
hachiju-explain-last = ほかの人がみな降りれば、残った一人が場の降り賃をもらい、その局は終わります。
hachiju-explain-show = 手役を公開すると、表の役代にレートを掛けてもらえます。サシなら相手が全額、三人なら二人が半額ずつ払います。
hachiju-explain-families = カス役と組役は足し合わせます。柳はカスに数えます。公開した札は、打つまで表にしておきます。
hachiju-explain-declare = 出来役は、山札をめくったあとに宣言します。
hachiju-explain-points = だれにも出来役がなければ、札の点(カスは0点)を数えます。サシは差、三人は{ $points }点との差の2倍に、レートを掛けます。
hachiju-explain-stop = 「上がり」なら、できている役をすべて満額でもらい、場の降り賃も取って、この局は終わります。
hachiju-explain-sage = 「下げ」なら続けて役を増やせます。だれも上がらずに打ち終わると半額です。下げは何人でもできます。
hachiju-explain-beaten = 先にほかの人が上がると、下げた役は無効です。ほかに払うものはありません。
