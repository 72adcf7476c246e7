insight-thinking = 考えています…
insight-advice = 最善: { $choice }
insight-advice-spoken = 最善は{ $choice }。局の終わりまでに平均{ $amount }です。
insight-mark-best = 最善の手、{ $amount }
insight-mark-as-good = 最善と同じくらい
insight-mark-behind = 最善より{ $amount }少ない
insight-to-the-end = 局の終わりまでの平均
insight-as-good = 同じくらい
insight-less = { $amount }少ない
insight-others = ほかの手
insight-alike = 言うほどの違いはありません。
insight-note = 見えない札の並び{ $n }通りで試しました。ヒントに見えるのは、あなたに見えるものだけです。ほかの人の実際の打ち方は分かりません。

## Reviews

insight-interval = { $low }～{ $high }
insight-review = ふり返り
insight-reviewing = すべての選択を判断しています…
insight-review-failed = この勝負はふり返れませんでした。
insight-judged = それぞれの席から見えたものだけで判断した選択{ $n }回（それぞれ{ $worlds }通りの札の並びで）。
insight-seats = 席ごとに
insight-of = { $n }回中
insight-moment = { $chapter }、{ $person }の「{ $choice }」は{ $amount }の損。「{ $better }」のほうが良い手でした。
insight-look = 見てみる
insight-course = 経過
insight-course-about = それぞれの得失（{ $unit }）。かっこ内は、同じ腕どうしなら札がもたらした分。その後ろは、選択で失った分。
insight-review-note = 札の運: 同じ配りを、同じ強さのコンピューターが全席で打ったときの得失。1局の腕: それを上回った分とその95%区間。選択による損: 最善の手との差（偶然と言えない差だけ）。

## Puzzles

insight-puzzles = 問題
insight-puzzles-lead = 実際に打たれた局面から。最善の手がはっきりしていて、目の前の手ではないものです。
insight-today = 今日の問題
insight-drills = 練習
insight-solved = 解けた
insight-solved-number = { $number }（解けた）
insight-puzzle = { $game }、問題{ $number }
insight-find = 最善の手を見つけて、卓で選んでください。
insight-right = 正解です。
insight-wrong = 最善ではありません。
insight-wrong-answer = 違います。
insight-solution = 最善は「{ $choice }」です。
insight-again = もう一度
insight-next = 次へ
insight-all-puzzles = 問題の一覧
insight-score = { $of }問中{ $right }問正解
