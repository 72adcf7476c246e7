## Games and options

table-no-game = { $given } というゲームはありません。遊べるのは { $names } です
table-no-option = { $game }に { $given } という選択事項はありません。選べるのは { $names } です
table-no-value = { $game }の { $name } に { $given } は選べません。選べる値は { $values } です
table-no-value-with = { $game }の { $name } は、{ $requirement } が { $value } のとき { $given } にできません。{ $requirement } が { $right-or } なら選べます
table-wrong-seats = { $game }は{ $numbers }人で遊びます。{ $found }人では遊べません

## The draw for the first dealer

table-who-draws = { $turn }回目に札を引くのは{ $seats }です
table-nobody-draws = { $turn }回目の札引きはありません。もう決まっています
table-drawn-too-often = { $card } を引いた回数が多すぎます
table-equal-draws = { $seats }は同じなので引き直しです
table-seats-follow-draw = 席は引いた月の順に、胴から反時計回りに決まります

## Deals and choices

table-bad-deck = 山札は{ $cards }枚の札がちょうど1枚ずつでなければなりません
table-no-deal-due = いまは札を配るときではありません
table-no-draw-due = いまは札を引くときではありません
table-over = 勝負は終わっています
table-deal-due = 次の配札を待っています
table-not-at-turn = { $seat }の番ではありません。{ $other }の番です
table-illegal = { $seat }は{ $action }を選べません。選べるのは { $legal } です
table-illegal-call = { $seat }はいま{ $action }を選べません。選べるのは { $legal } です
table-nothing-to-call = { $seat }はいま{ $action }を選べません。選べるものはありません
table-white-due = この局の前に{ $seats }のうち一人が白札を引きます。誰が引いたかを添えてください
table-no-white-due = いま白札を引く人はいません
table-wrong-white = { $seat }は白札を引けません。引くのは{ $seats }のうち一人です

## Half a choice

table-lacks-rest = 選択が途中です。残りも一緒に送ってください
table-lacks-ribbons = 選択が途中です。開く短冊も一緒に送ってください
table-more-than-one-choice = 一度に一つの選択だけを送ってください
