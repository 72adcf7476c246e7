### タブの中の八屋。サーバーなしで動く。

site-starting = 準備しています…
site-starting-text = プログラムを読み込むのは一度だけです。このブラウザーに残ります。
site-elsewhere-title = 別のタブで八屋が開いています
site-elsewhere-text = 卓を預かるのは一度に一つのタブだけです。もう一つを閉じれば、こちらで続きます。
site-problem-title = ここでは八屋を続けられません
site-problem-insecure = 暗号化なしで開いたため、ブラウザーが許すことが足りません。https で始まるアドレスで開いてください。
site-problem-browser = このブラウザーには八屋に要るものが足りません。新しいものにはあります。
site-problem-storage = ブラウザーがこのページのものを残しません。プライベートウィンドウか、設定で禁じられているのかもしれません。
site-problem-full = ブラウザーにこのページのための空きがありません。空きを作ってから、もう一度開いてください。
site-problem-damaged = ブラウザーに残っていたものが読めません。
site-problem-fetching = プログラムの一部を読み込めませんでした。ネットワークを確かめてください。
site-problem-failed = プログラムに誤りが起きました。
site-problem-kept = 残っていたものは失われていません。
site-problem-detail = ブラウザーの言葉：{ $detail }
site-offline = すべてそろいました。これからはネットワークなしで開きます。
site-new = 新しい版が届きました。次に八屋を開くときから使います。
site-new-take = いま使う
site-history = ほかの場所の勝負を取り込む
site-server-title = 離れた人と打つ
site-server-text = このページにサーバーは要りません。ブラウザーの中で動き、卓もそこに残ります。ほかの端末の人と打つには、みんなで一つのサーバーに集まります。
site-server-go = サーバー { $server } へ
site-server-none = このページはサーバーを知りません。ネットワークにつながるコンピューターがあれば誰でも開けます。コマンドは「hachiya serve」です。
