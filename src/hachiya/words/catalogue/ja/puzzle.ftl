puzzle-bad-line = { $number }行目は問題ではありません: { $what }
puzzle-no-json = 一つの JSON オブジェクトではありません
puzzle-lacks = `{ $key }` がないか、正しい形ではありません
puzzle-obvious = 答えの { $given } は目の前の手です
puzzle-not-clear = 最善の { $given } が、ほかの選択より必要な差だけ優れていません
puzzle-no-game = { $given } の問題はありません。あるのは: { $names }
puzzle-no-puzzle = { $given } という問題はありません。あるのは: { $names }

puzzle-title = { $name }: { $game }、{ $person }の番
puzzle-choices = 選べる手: { $names }
puzzle-solution = 最善は「{ $choice }」で、{ $amount }:
puzzle-other = 「{ $choice }」: { $amount }
puzzle-checked = { $number }問に誤りはありません
