review-head = { $game }: それぞれの席から見えたものだけで判断した選択{ $number }回（それぞれ{ $worlds }通りの札の並びで）
review-of-match = { $n }. { $what }
review-nothing = この記録には判断できる選択がありません

## Columns

review-won = 得失（{ $unit }）
review-luck = 札の運
review-skill = 1局の腕
review-lost = 選択による損
review-good = 最善と同じ

review-note = 札の運: 同じ配りを全席「{ $bot }」で打ったときの得失。1局の腕: それを上回った分とその95%区間。選択による損: 最善の手との差（偶然と言えない差だけ）。

## Kinds of decisions

review-by-kind = 最善と同じ選択の割合と、そのほかの損
review-kind-card = 手札
review-kind-take = どちらを取るか
review-kind-sage = あがりか下げ
review-kind-show = 手役を見せる
review-kind-bid = 出る・下りる
review-kind-declare = 切札を晒す
review-kind-bury = 底牌
review-kind-lead = リード
review-kind-follow = フォロー

## The course

review-course = 局ごとの得失（かっこ内は札の運）
review-dearest = 損の大きかったところ
review-nothing-dear = 最善より確かに悪い選択はありませんでした。
review-moment = { $n }. { $chapter }、{ $person }の「{ $choice }」は{ $amount }の損。「{ $better }」のほうが良い手でした。
