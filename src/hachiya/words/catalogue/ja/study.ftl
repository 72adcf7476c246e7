study-with-others = ヒントは、ほかの席がみなコンピューターのとき、または卓の全員が許したときだけ出ます
study-nothing-to-hint = いま選ぶことはありません
study-not-ready = ヒントの準備中です。あと約{ $seconds }秒
study-never-ready = ここではヒントを準備できませんでした
