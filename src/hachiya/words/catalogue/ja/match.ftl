match-wrong-names = 席は{ $other }つですが、名前は{ $number }つあります
match-no-seat = 席{ $number }はありません。席は 0 … { $other } です
match-deal-waits = いまは札を配るときではありません。{ $seat }が先に選びます。選べるのは { $names } です
match-wrong-name = { $given }は名前に使えません。ファイルに書けない文字が含まれています
match-wrong-range = { $name }は{ $low }から{ $high }までの整数です。{ $given }は使えません
match-no-past = 戻せる手がありません
match-deal-first = 先に札を配ってください: deal()
match-no-choice = { $seat }は{ $given }を選べません。選べるのは { $names } です
match-not-in-deck = { $given } という札はもうありません。山札は{ $cards }枚の札がちょうど1枚ずつでなければなりません
match-no-language = { $given } という言語はありません。選べるのは { $names } です
match-wrong-number = { $name } は 0 から { $number } までの整数です。{ $given } は使えません

## The table

match-head = { $game } { $deal }
match-seat = 席
match-hand = 手札
match-shown = 手役
match-captured = 取り札
match-made = 出来役
match-score = 点
match-field = 場
match-pending = 合わせる札
match-stock = 山札: { $cards }枚
match-trick = 場札
match-stage = 段
match-trumps = 切札
match-no-suit = なし
match-rank = 打
match-taken = 取った点
match-drawn = ツモ: { $drawn }枚
match-to-choose = { $name }の番です
match-to-deal = 札を配るところです
match-over = 勝負は終わっています

## Hints

match-hint = 見えない札の並び{ $number }通りで、それぞれの手が局の終わりまでにもたらす平均（{ $unit }、かっこ内は95%区間）
match-choice = 手
match-brings = もたらす平均
match-behind = 最善との差
