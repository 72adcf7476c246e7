command-whole-number = { $option } は { $low } から { $high } までの整数です。{ $given } ではありません
command-one-of = { $option } に { $given } は選べません。選べる値は { $names } です
command-place = { $option } はポートか HOST:PORT です（{ $given } ではありません）
command-player-name = { $option }: 名前は表示できる1〜{ $high }文字です。{ $given } ではありません
command-name-and-value = --option は 名前=値 の形で、同じ名前は一度だけです。{ $given } ではありません。{ $game }の名前は { $names } です
command-no-option = { $given } という項目はありません。使えるのは { $names }, --help です
command-needs-value = { $option } には値が要ります
command-takes-no-value = { $option } に値は付けられません
command-missing = { $option } が要ります
command-together = 次のオプションは一緒に使います：{ $options }
command-apart = 次のオプションは一緒に使えません：{ $options }
command-not-text = { $file }: UTF-8 の文字ではありません
command-wrong-value = { $option } の値が違います: { $why }
command-unexpected = 余分な引数です: { $given }。使えるのは { $names }, --help です
command-no-command = { $given } というコマンドはありません。コマンドは { $names } です
command-did-you-mean = { $what }。{ $name } のことですか？
command-as-it-is = { $why }
command-wrong-picture = --plot { $file }: 図のファイル名の末尾は { $names } のどれかです
command-needs-extra = { $name } が入っていません: pip install 'hachiya[{ $extra }]'
command-plot-needs-matplotlib = --plot には matplotlib が要ります: pip install 'hachiya[plot]'

## Files

command-of-file = { $file }: { $why }
command-not-there = { $file }: ファイルやディレクトリがありません
command-no-access = { $file }: アクセスが許されていません
command-not-permitted = { $file }: 許されていない操作です
command-is-directory = { $file }: ディレクトリです
command-no-directory = { $file }: ディレクトリではありません
command-no-space = { $file }: 空き容量がありません
command-read-only = { $file }: 読み出し専用です
command-long-name = { $file }: 名前が長すぎます

## Work

command-gets-ready = { $bot } が{ $game }の準備をしています（初回は{ $seconds }秒ほど）
command-compiled = 探索 { $total } 件中 { $number } 件のコンパイルが済みました
command-compiling = 探索 { $total } 件中 { $number } 件をコンパイル済み、あと約 { $seconds } 秒
command-interrupted = 中断しました
command-serving = 八屋: { $address } (Ctrl-C で終わります)
command-for-others = ほかの人が開くアドレス： { $address }
command-wrong-leads = まちがいのリードで終わった局: { $deals }局中{ $wrong }局 ({ $share } %)
command-summary = 勝負{ $number }: { $game }{ $said }、{ $played }、{ $verified }件を確認
command-played-months = { $deals }か月
command-played-deals = { $deals }局
command-ends-after-match = 勝負{ $number }のあとで記録が途切れています
command-ended-early = 勝負{ $number }は全員の同意で途中で終わっています({ $verified }件は確認済み)
command-ends-after-line = 記録は勝負{ $number }の途中、{ $line }行目のあと終わっています({ $verified }件は確認済み)
command-ends-inside-line = 記録は勝負{ $number }の途中、{ $line }行目のあと行の途中で終わっています({ $verified }件は確認済み)
command-nothing-kept = 何も保存していません。--state FILE を付けると、同じコマンドで続きから始められます
command-kept = { $deals }局のうち{ $number }局を { $file } に残しました。同じコマンドで続きから始まります
command-site-unbuilt = サイトの部品がありません。`make site` を実行するか、部品の入った wheel を入れてください
command-site-not-empty = { $file } は空ではありません
command-site-no-address = --server には https://cards.example.org/ のようなアドレスを。{ $given } は使えません
command-site-no-root = --root には /hachiya/ のようなパスを。{ $given } は使えません
command-site-written = サイトは { $file } にあります。どのウェブサーバーでも配れます。見るには: python3 -m http.server -d { $file }
command-record-or-cards = 記録か --cards のどちらか一方を指定してください
command-picture-file = 絵を書き込むファイルの名前は .svg か .png で終わります。{ $given } には書き込めません
command-no-event = 記録の出来事は { $number } 個です。{ $given } 番目はありません
command-hand-yaku = 手役
command-open-cards = さらす札
command-no-hand-yaku = 手役なし
command-chosen-ribbons = と { $letters } から{ $number }枚
command-hand-pays = 相手ふたりがそれぞれ払います。
command-option-needs-game = --option には --game が要ります。選択事項はルールごとに違います
