insight-thinking = 考えています…
insight-worths = 見えない札の並び{ $n }通りで、それぞれの手が局の終わりまでにもたらす平均（{ $unit }）。
insight-best = 最善
insight-as-good = 同じくらい
insight-interval = { $low }～{ $high }
insight-alike = 言うほどの違いはありません。
insight-note = ヒントに見えるのは、あなたに見えるものだけです。区間は試した並びについてのもので、ほかの人の実際の打ち方は分かりません。
