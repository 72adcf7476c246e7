## 局のどこが違うか

fair-late = 札を配ったあとで秘密を約束しています
fair-words-late = { $seat }の言葉は遅すぎました
fair-other-words = { $seat }の言葉は約束したものと違います
fair-told-early = 秘密が配る前に明かされています
fair-other-secret = 秘密が約束したものと違います
fair-other-cards = 札が秘密と言葉から決まるものと違います
fair-other-stock = 山札が秘密と言葉から決まるものと違います

## 局について

fair-deal = 第{ $number }局: { $what }
fair-holds = 札は、約束した秘密と{ $seats-and }の言葉から決まるとおりです
fair-holds-alone = 札は、約束した秘密から決まるとおりです（言葉を添えた人はいません）
fair-is-plain = 約束なし。サーバーだけで切りました
fair-is-sealed = 約束済み。秘密はまだ明かされていません

## 勝負について

fair-all-hold = 全{ $total }局が約束どおりです
fair-none = この記録には公平な切り方の約束がありません
fair-some-wrong = { $total }局のうち{ $number }局が約束と違います
fair-of-match = 勝負{ $number }: { $what }
fair-some-open = { $total }局のうち{ $number }局が約束どおりです。ほかはわかりません
fair-promised-anew = { $line }行目で、言葉が明かされた後に約束し直されています。配り直すことができました
