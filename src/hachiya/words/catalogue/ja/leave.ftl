leave-give-up = 投了する
leave-table = { $table }を離れる
leave-title = この勝負を投了しますか
leave-text = コンピューターが代わって終わりまで打ちます。ほかの人にはそのことが伝わります。席には戻れません。
leave-stay = 続ける
leave-text-listed = 一覧から外すだけなら、勝負はそのまま待ち、アドレスから戻れます。
leave-remove = 一覧から外す
leave-text-waiting = 勝負はまだ始まっていません。席はまた空き、ほかの人が座れます。自分で開いた卓なら閉じられ、待っている人は全員退席します。
