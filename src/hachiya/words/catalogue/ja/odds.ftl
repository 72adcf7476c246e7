## Topics

odds-hand-yaku = 手役の複合と発生確率
odds-field = 場の種類と月数、越年
odds-shima = 場に同じ月が4枚（シマ）
odds-first-cards = 初めのk枚を見たあとの手役
odds-stage-cards = k枚引いたあとのステージカード

## Hands

odds-none = なし
odds-total = 合計
odds-value = 値
odds-any-hand-yaku = 手役がある
odds-chance-of-first-cards = この初めの札になる確率
odds-mean-income = 小場での平均収入（2人から）
odds-mean-income-at-rate = 等倍での平均収入（合計）
odds-compounds = 手役の複合
odds-in-all = 手役の値
odds-aka-of-five = 短冊5枚以上の赤（柳の短冊も数える）
odds-aka-of-seven = 短冊7枚の赤
odds-income-first-month = 最初の月の平均収入
odds-income-of-year = 一年の月の平均収入
odds-with-these-cards = この札を持つ手の手役
odds-by-months = 初めの札の月ごと
odds-by-kinds = 初めの札の種類ごと
odds-shape = { $shape }
odds-kasu-alone = カスのみ
odds-one-ribbon = 短冊1枚
odds-ribbons = 短冊2枚以上
odds-one-animal = タネ1枚
odds-one-light = 光1枚
odds-others = その他

## The field

odds-nothing-carried = 持ち越しなし
odds-large-carried = 大場の持ち越し
odds-grand-carried = 絶場の持ち越し
odds-months = { $number }局の平均月数
odds-long-run = 長い間の割合
odds-kinds = 場の種類
odds-left-dropped = 持ち越しが残る（消える）
odds-left-overtime = 持ち越しが残る（越年）
odds-left-grand = 絶場の持ち越し
odds-left-large = 大場の持ち越しのみ
odds-left = 最後の局のあとに残るもの
odds-in-a-deal = 一局で
odds-dealt-anew = 配り直しになる
odds-at-least-once = { $number }局で一度でも
odds-four-of-a-month = 同じ月が4枚
odds-field-then = そのときの場

## Bashifen

odds-held = { $number }枚
odds-stage-pair = ステージのペア
odds-joker-pair = ジョーカーのペア
odds-drawn = { $number }枚引いて
odds-by-draws = 引いた枚数ごと

## Numbers

odds-points = { $value }点
odds-worth-kan = { $number }貫
odds-worth-points = { $number }点
odds-measure-chance = 確率
odds-measure-months = 月数
odds-measure-points = 点
odds-drawn-into = { $file } に描きました
odds-wrong-picture = 図のファイル名は { $files } で終わります。{ $file } には書けません
odds-needs-matplotlib = 図を描くには matplotlib が要ります。pip install 'hachiya[plot]' で入ります
