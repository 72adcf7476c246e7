guide-rules-contents = 目次
guide-rules-yaku = 役の絵
guide-rules-worth-field = 小場で、払う人それぞれから受け取る値です（既定の選択のとき）。
guide-rules-worth-rate = 等倍での合計です。三人なら二人が半分ずつ払います。
guide-rules-need = このうち{ $n }枚
guide-rules-more = 1枚増すごとに{ $money }
guide-rules-hatto = 法度あり
guide-rules-example = それぞれの手の例です。濃い札が、公開したとき見える札です。
guide-odds-lead = すべての手札と場を数えた値です。どの数も、丸める前は正確です。
guide-odds-judge = 7枚の札で何ができる？ 判定のページで調べられます。
guide-odds-points = { $amount }点
guide-odds-scale = 棒の長さは対数目盛です。

## Examples beside the rules

guide-example-label = 例: { $what }
guide-example-off = この例は今は読み込めません。
guide-example-play = 例を再生
guide-example-pause = 一時停止
guide-example-back = 一つ戻る
guide-example-on = 一つ進む
guide-example-told = 起こること
guide-example-at = { $n }/{ $of }
guide-example-field = 場
guide-example-stock = 山札: { $n }枚
guide-example-sannin-taking = 手札で場の札を取り、続けて山札をめくる
guide-example-sannin-captured = 猪鹿蝶ができて、上がる
guide-example-sannin-sage = 役ができて、下げる
guide-example-nakayoshi-fold = 一人が降りて払い、ほかは出る
guide-example-hachiju-double = 倍がけと、それに応じて出る人
guide-example-bashifen-trick = 一トリックの札と、それを取る人
guide-example-shiragiku-sage = 役代がその場で払われ、続けて打つ
