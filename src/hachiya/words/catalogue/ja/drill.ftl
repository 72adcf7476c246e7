drill-title-points = 点数を数える
drill-title-yaku = 手役
drill-title-settlement = 誰がいくら払うか
drill-title-follows = 出せる札
drill-title-throws = 確かなまとめ出し
drill-no-kind = { $given } という練習はありません。あるのは: { $names }

## Counting

drill-how-many-points = 合わせて何点ですか。
drill-pile = 取り札
drill-hand = 手札
drill-points = { $points }
drill-brights = 光{ $number }枚で{ $points }点
drill-animals = 種{ $number }枚で{ $points }点
drill-ribbons = 短{ $number }枚で{ $points }点
drill-chaff = カス{ $number }枚で{ $points }点

## Hand yaku

drill-what-is-made = この七枚の手役は何ですか（柳はカスと見ます）。
drill-yaku = { $yaku }
drill-nothing = なし

## Settlement

drill-who-pays = 三人はちはち。{ $person }は{ $other }にいくら払いますか。
drill-field = この月は{ $kind }です。
drill-makes = { $person }が{ $yaku }を作ってあがりました。
drill-threw-hatto = それを完成させた法度札を出したのは{ $person }です。
drill-had-gone-on = { $person }がその前に下げていました。
drill-amount = { $money }
drill-share = 一人分は{ $money }です。
drill-both-for-hatto = 法度札を出した{ $person }が二人分を払います。
drill-both-for-sage = 下げていた{ $person }が二人分を払います。

## Playing cards

drill-trumps = ステージ{ $rank }、切札{ $suit }
drill-no-suit = なし
drill-led = リード
drill-gone = この組で出た札
drill-throw = まとめ出し
drill-cards = { $cards }
drill-flowers = { $flowers } ({ $flowers-letters })
drill-what-follows = 出せるのはどれですか。
drill-must-follow = リードは{ $more ->
        [0] ペアのない{ $whole }枚
       *[other] { $whole ->
            [2] ペア1組
           *[other] ペア{ $more }組を含む{ $whole }枚
        }
    }です。手札のこの組の札は{ $number }枚{ $pairs ->
        [0] で、ペアはありません
       *[other] 、うちペアは{ $pairs }組です
    }。
drill-is-it-safe = 自分に見えるものから言って、このまとめ出しは確かですか。
drill-safe = 確か
drill-may-fail = 失敗するかもしれない
drill-all-safe = 見えない札のどれにも負けません。
drill-not-safe = { $cards }に勝つ札が隠れているかもしれません。
