### ロビー。相手を待っている人たち。

lobby-title = ロビー
lobby-text = 相手を待っている人がいます。席に着くか、いま打ちたいものを選んでください。
lobby-now = いますぐ打つ
lobby-now-text = 同じものを打ちたい人と同じ卓に着きます。まだ誰もいなければ、卓を開いてここに載せます。
lobby-open = 待っている卓
lobby-none = いま待っている人はいません。
lobby-here = { $n ->
    [1] 今ここにはほかにだれもいません
   *[other] 今ここに{ $n }人います
}
lobby-running = 観戦
lobby-running-none = 観戦できる勝負は今ありません。
lobby-running-table = { $game }（{ $who }）
lobby-watch = 観戦する
lobby-lost = 接続が切れました。つなぎ直しています…
lobby-table = { $game }、{ $who }の卓
lobby-free = 空席{ $n }
lobby-sit = 席に着く
lobby-own = 自分で卓を開く
lobby-waiting = 卓で待っています。{ $all }人中{ $n }人がそろいました。
lobby-waiting-back = 戻る
lobby-called = 全員そろいました。卓が始まります。
lobby-called-go = 行く
lobby-called-later = あとで
