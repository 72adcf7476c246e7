## The table

trick-headline-deal = 第{ $n }局
trick-headline-rank = 打{ $rank }
trick-headline-trumps = 切札 { $suit }・{ $rank }・ジョーカー
trick-headline-no-suit = 切札 { $rank }・ジョーカー
trick-headline-drawn = ツモ { $drawn }/{ $draws }
trick-oya = 親
trick-ko = 子
trick-dacha = ダーチャ
trick-points = { $points }/{ $need }点
trick-head-cards = 枚数
trick-head-known = 見えている札
trick-head-trick = このトリック
trick-void = { $suits }なし
trick-void-with-trumps = { $suits } 切札なし
trick-void-of-trumps = 切札なし
trick-ahead = ◄ 勝っている
trick-hand = 手札 { $number }枚
trick-turned = めくれた底牌
trick-won = 子の点数札
trick-certain = * だれにも負けない   + ペアなら負けない
trick-risk = { $cards } に勝てる札がほかの人の手札にあれば、局はそこで終わり、残りの点はすべて相手のものです(BAS C-90)。リードしますか？
trick-stage = { $people }  ステージ { $stage }
trick-stage-won = { $people }  ステージ { $stage }  勝ち

## Questions

trick-ask-last-show = ツモは終わりです。まだ晒しますか
trick-ask-show = ステージカードを晒しますか
trick-ask-bury = 底牌に{ $number }枚を伏せてください
trick-ask-lead = リードしてください(AS や KS KS、番号でも)
trick-ask-follow = 台札は{ $title }{ $number }枚。{ $number }枚出してください
trick-ask-follow-pairs = 台札は{ $title }{ $number }枚(ペア{ $wanted }組)。{ $number }枚出してください
trick-keys = 札の名(AS, 10H, ♥10, 大=BJ, 小=LJ)か番号を、1行にまとめて書きます。? 説明、q やめる
trick-draw-keys = Enter 次に引くまで見送る、w 変わったことがあるまで待つ

## What is legal

trick-legal-bury = { $held }枚の手札から{ $number }枚を選びます
trick-legal-nothing-to-show = 晒せる札はないので、Enter だけです
trick-legal-show = 晒せるのは { $shown } です(晒さないなら Enter)
trick-legal-group = { $title }({ $cards })
trick-legal-lead = { $groups-or }から1枚以上を出します
trick-legal-any = { $title }がないので、どの{ $number }枚でも出せます
trick-legal-all-and-more = { $title }の{ $own }枚({ $cards })をすべてと、ほかに{ $rest }枚を出します
trick-legal-all = { $title }の{ $own }枚({ $cards })を出します
trick-legal-some = { $title }({ $cards })から{ $number }枚を出します
trick-legal-with-pairs = { $title }({ $cards })から、ペア({ $pairs })を{ $wanted }組入れて{ $number }枚を出します
trick-legal-stands-alone = { $legal }。

## What was typed wrongly

trick-wrong = { $what }。{ $legal }
trick-number-twice = { $word }番が2度書いてあります
trick-no-number = { $word }番の札はありません
trick-no-card = '{ $word }' という札はありません(AS、10H、BJ のように書きます)
trick-held-once = { $card } は1枚しか持っていません
trick-held-twice = { $card } は2枚しか持っていません
trick-not-held = { $card } は手札にありません
trick-not-shown-so = 晒せるのは{ $rank }が1枚か、同じ{ $rank }のペアか、同じジョーカーのペアです
trick-jokers-stand = ジョーカーのペアのあとにステージカードは晒せません(BAS C-94)
trick-only-big-over-little = ジョーカーのペアを覆せるのは、小に対する大だけです(BAS C-94)
trick-jokers-too-early = ジョーカーのペアは、ステージカードが晒されたあとだけです(BAS C-94)
trick-pair-stands = { $card } のペアを別のペアで覆すことはできません(BAS C-93)
trick-single-stands = { $card } が晒されているので、1枚では覆せません(BAS C-93)
trick-that-many = { $number }枚です
trick-none-named = 札が書かれていません
trick-two-suits = リードは1つのスートだけです。{ $card } は{ $title }、{ $cards } は{ $other }です
trick-follow-suit = 台札は{ $title }で、まだ { $cards } があります
trick-follow-pairs = リードにペアが{ $wanted }組あり、手札に { $pairs } があります(BAS C-92)

## Explained

trick-explain-show = ステージカード({ $rank })を1枚晒すと、そのスートが切札になります。ペアは1枚を覆し(反乱)、別のペアには覆されません(BAS C-93)。
trick-explain-jokers = ジョーカーのペアはステージカードを覆し、切札をジョーカーとステージカードだけにします。大のペアは小のペアも覆します(BAS C-94)。
trick-explain-jokers-late = ジョーカーを晒せるのは、ステージカードが晒されたあとだけです。
trick-explain-first-deal = 第1局では、切札を決めた人がダーチャ(打家)になり、そのペアが親です。
trick-explain-nobody = だれも晒さなければ、底牌をめくって決めます(BAS C-95)。晒した札は手札に戻り、みなに知られます。
trick-explain-bury = 底牌の8枚を手札に入れました。どの{ $number }枚でも伏せられます。
trick-explain-buried = 最終トリックを取った側のもので、子が取ると、その中の点は2倍になります(BAS B2)。
trick-explain-lead = リードは、1枚か、同じ札のペアか、1つのスートのトップカードです。
trick-explain-tops = トップカードは、1枚ずつにもペアにも、ほかの人の手札で勝てるものがないときだけまとめて出せます(初めの A K K など)。* はだれにも負けない札、+ はペアなら負けない札です。
trick-explain-wrong-lead = まちがえると局はそこで終わり、残りの点はすべて相手のものです(BAS C-90)。
trick-explain-led = リードは{ $title }が n={ $number } 枚、ペアが k={ $wanted } 組です(BAS C-92)。
trick-in-hand = 手札の{ $title }
trick-you-play = 出す札
trick-have-none = 0枚
trick-have-few = n枚まで
trick-have-pairs = n枚より多く、ペアはk組まで
trick-have-more-pairs = n枚より多く、ペアはもっと
trick-play-any-ruff = どのn枚でも(全部切札でペアk組以上ならラフ)
trick-play-any = どのn枚でも(勝てない)
trick-play-all-and-others = そのすべてと、ほかから残り(勝てない)
trick-play-with-all-pairs = n枚、ペアはすべて
trick-play-with-some-pairs = n枚、ペアをk組以上
