help-program = 八八、八十、八十分を遊び、計算し、説明し、教える。
help-version = バージョンを表示する

## The words of every help page

help-usage = 使い方: { $form }
help-form-options = [オプション]
help-form-command = コマンド …
help-arguments = 引数:
help-options = オプション:
help-commands = コマンド:
help-default = [省略時: { $value }]
help-variable = [環境変数: { $value }]
help-itself = この説明を表示する

## Parameters of several commands

help-language = 言語 (なければ LC_ALL、LANG による)
help-game = ルール: sannin (3人)、nakayoshi (3〜7人、競りあり)、shiragiku (3〜7人)、hachiju (2〜6人、ダブルあり)、bashifen (4人、トランプ2組)
help-option = 選択事項、何度でも
help-seats = 人数: nakayoshi と shiragiku 3〜7、hachiju 2〜6
help-out = 出力先、全体が書けたときだけ残る。- は標準出力
help-seed = 乱数の種
help-json = 文章の代わりに JSON で表示する

## hachiya simulate

help-simulate =
    ボットに勝負させ、記録か一手ごとのデータを書き出す。

    同じ種なら、どの機械でも、いくつのプロセスでも同じ内容になる。i番目の勝負の山札は、だれが打っても同じ。

    八十分では、まちがいのリードで終わった局の割合を標準エラーに書く。

    Whim は合法な手をどれでも選ぶ。八十分では先にリードの種類を選ぶ: 十回に六回は1枚、ペアがあれば三回はペア、一回はトップカード（その十回に九回は、自分の席から確かなもの）。
help-matches = 勝負の数
help-simulate-bots = 打ち手。1つならすべての席、席ごとならコンマで区切る: Whim、Novice、Apprentice、Greedy、Adept、Master、八十と八十分では Grandmaster も（弱い順）。自作のボットは モジュール:名前
help-simulate-workers = 打つプロセスの数（なければ1、--ray ではクラスタのCPUの数）
help-simulate-format = ファイルの形式: 記録（jsonl、fuda）、または打ち手に見えていたものを一手ずつ並べた学習用データ（npz、parquet）

## hachiya replay

help-replay =
    記録を再計算して確かめる。

    途中で終わる記録は終わりまで表示し、標準エラーで知らせる（終了コード0）。誤りがあれば、その行を示す（終了コード2）。
help-record = 記録。- は標準入力
help-view = 表示の形式（なければ要約）

## hachiya verify

help-verify =
    記録の札が約束どおりかを確かめる。

    公平な切り方をした局では、秘密が約束したものと同じで、札が秘密と各人の言葉から決まるとおりでなければならない。その前に記録を再計算する。違う局があれば、また約束や秘密がなければ終了コード 1。札の決め方は docs/play/fair-shuffle.md。

## hachiya review

help-review =
    記録のすべての選択を判断する。

    どの選択も、その席から見えたものだけで探索して判断する。最善の手との差（貫・点・ステージ）、損の大きかったところとその理由、選択の種類ごとの正確さ、札の運と腕。記録はまず検証し、誤りがあれば行を示してエラー（終了コード 2）とする。

## hachiya puzzles

help-puzzles = 最善の手がはっきりしていて、目の前の手ではない問題。
help-puzzles-make =
    コンピューターの打った局から問題を作る。

    1行に1問の JSON。配り、そこまでの手、選べる手それぞれの値打ち、最善の手が目の前の手より良い理由。
help-puzzles-show =
    付属の問題を見せる。

    名前がなければそのゲームの今日の問題。1ゲームに60問ある（sannin-1 から sannin-60）。
help-puzzles-check =
    ファイルの問題を打ってみて、もう一度判断する。

    問題でない行は、理由を示してエラー（終了コード 2）とする。
help-puzzles-drill =
    答えが規則で決まる小さな問いを見せる。

    points, yaku, settlement（花札）、follows, throws（八十分）。番号が同じなら同じ問い。
help-puzzles-kind = points, yaku, settlement, follows, throws のどれか
help-puzzles-which = 何番の問いか。0 から限りなくある
help-puzzles-n = 何問作るか
help-puzzles-name = sannin-7 など。なければそのゲームの今日の問題
help-puzzles-solution = 答えも示す
help-puzzles-file = 問題のファイル（1行に1問）。- は標準入力

## hachiya stats

help-stats =
    記録を検証し、すべての局で各自が何をしたかを示す。

    ゲームごとの表に1人1行: 1局の得失とその95%区間、下げ、法度、下り賃。八十分では親と子の別。--player を付けると、手役と正確な確率、作った役、リードなど、数えたものをすべて示す。打ち手は名前で区別し、ボットは名前の後の番号を除く。記録に誤りがあればファイルと行を示して終了コード 2、途中で終わる記録は標準エラーに知らせる。
help-records = 記録（.jsonl か .fuda）。1ファイルにいくつ入っていてもよい
help-stats-player = この打ち手について数えたものすべて
help-stats-game = このゲームの勝負だけ

## hachiya play

help-play = コンピューターを相手に端末で遊ぶ。
help-opponents = 相手。1つなら全員、一人ずつならコンマで区切る: Whim、Novice、Apprentice、Greedy、Adept、Master、八十と八十分では Grandmaster も（弱い順）。自作のボットは モジュール:名前
help-fixed = 席と山札を決める乱数の種
help-name = 名前
help-keep = 終わりに記録を書く先

## hachiya site

help-site = タブの中のサイト。すべてのゲームがオフラインで動き、どのウェブサーバーにも置けます。
help-site-build =
    サイトをフォルダーに書き出します。

    フォルダーはどのウェブ領域にも、パスの下にも置けます。部品は wheel に入っているか、`make site` で作ります。
help-site-folder = まだないか、空のフォルダー
help-site-server = 離れた人と打つためにページが案内する八屋のサーバーのアドレス
help-site-root = サイトのパス（例 /hachiya/）。これがあれば、404.html を返すホストでページのどのアドレスも開けます

## hachiya tally

help-tally =
    卓で打っている勝負の点をつけます。

    起きたことを番号で選びます。ありえないことは理由を言って断ります。いくつでも取り消せ、どの回でも直せます。後の回は清算し直します。最後に得点表を出します。
help-tally-file = 記録のファイル。.fuda か .jsonl。1回ごとに書き込み、すでにあれば続きをつけます
help-tally-names = 打ち手の名前。コンマで区切ります
help-tally-dealer = 最初の親の席。0から数えます

## hachiya render

help-render =
    記録の場面や札を絵にします。

    書き込むファイルの名前が .svg なら SVG、.png なら2倍の大きさの PNG になります。
help-render-cards = 記録の代わりに札を描く。花札は AIcos のような文字、トランプは "AS TH BJ" のような名前、伏せた札は ?
help-render-event = 記録の何番目の出来事の後を描くか。なければ最後
help-render-seat = この席から見える場面を描く。0から数える。なければすべての札を開く
help-render-theme = 配色。light か dark
help-render-out = ファイル。.svg か .png。なければ SVG を出力する

## hachiya serve

help-serve = この機械やほかの機械のブラウザに卓を開く。
help-port = ポート。0 なら空いているもの
help-host = 待ち受けるアドレス。0.0.0.0 ならすべてのネットワーク
help-public-url = サーバーの前にプロキシがあるとき、人が開くアドレス
help-trusted-proxy = X-Forwarded-For を信じるプロキシのアドレスかネットワーク。いくつでも（--public-url だけならこのマシンのもの）
help-peers = 同じ PostgreSQL データベースのほかのサーバーのために待ち受けるアドレス。ほかのサーバーもここに接続します
help-tls-cert = プロキシがないときの証明書（PEM）
help-tls-key = その鍵
help-database = 卓の保存先（なければ自分のファイル）
help-database-password-file = データベースのロールのパスワードを書いたファイル（PostgreSQL）
help-metrics = Prometheus のメトリクスを伝えるこのマシンのポート、または HOST:PORT。そこに届く人は誰でも読める
help-admin-socket = `hachiya admin` がサーバーと話す Unix ソケット（なければ SQLite データベースの隣）
help-log = ログの書き方。テキストの行か、一行に一つの JSON
help-serve-bots = 相手に選べるようにする自作のボット。モジュール:名前 をコンマで区切る
help-browser = ブラウザを開く

## hachiya admin

help-admin =
    動いているサーバーを見守る。

    サーバーとは Unix ソケットで話す。開けるのはサーバーのユーザーと root だけ。
help-admin-tables = メモリーにある卓を並べる。
help-admin-persons = 接続している人と観戦者を、アドレスとともに並べる。
help-admin-servers = データベースを共有するサーバーと、それぞれが受け持つ卓の数を並べる。
help-admin-close = まだ始まっていない卓を閉じる。始まっていれば、勝負をその時点で終える。
help-admin-silence = 席の人の発言を、その卓で止める。
help-admin-ban = アドレスかネットワークを締め出し、接続を切る。
help-admin-unban = アドレスかネットワークの禁止を解く。
help-admin-bans = 禁止されているアドレスを並べる。
help-admin-metrics = メトリクスを Prometheus の形で表示する。
help-admin-drain =
    新しい卓を開かず、サーバーを終える。

    遊んでいる人は、誰もいなくなるか時間が来るまで続けられる。そのあとサーバーは、すぐに戻ることを皆に伝え、途中の処理を済ませて終わる。
help-admin-table = 卓のID
help-admin-seat = 席の番号（0から）
help-admin-lift = また発言できるようにする
help-admin-address = アドレス、または 192.0.2.0/24 のようなネットワーク
help-admin-minutes = 禁止する時間（分）。なければ期限なし
help-admin-seconds = 遊んでいる人が続けられる時間（秒）の上限

## hachiya db

help-db = サーバーのデータベースを調べ、写し、直す。
help-db-check = すべての卓を調べる（サーバーは動いたままでよい）。
help-db-export = 終わった勝負の記録を一つのファイルに書き出す（サーバーは動いたままでよい）。
help-db-import = ファイルにある終わった勝負を一度ずつ取り込む（サーバーは動いたままでよい）。
help-db-backup = サーバーが書き込んでいるSQLiteデータベースを写す。
help-db-prune =
    古い勝負を消す（サーバーは止めておく）。

    その日数より前に終わった卓を、鍵、招待、記録ごと消す。リンクはつながらなくなる。
help-db-repair =
    壊れた卓を最後の正しい記入まで切り戻す（サーバーは止めておく）。

    切り取ったものはデータベースの隣のファイルに残る。終わっていた勝負はそこから続く。
help-db-history = 履歴。- は標準入力
help-db-copy = 写しの行き先。そこにあるものは写し終えてから置き換える
help-db-days = この日数より前
help-db-yes = 実行する（なければ知らせるだけ）

## hachiya odds

help-games = ルールの一覧を、人数と選べる決まりとともに示す。
help-hand = 花札7枚の手役と、さらす札と、受け取る額を示す。
help-hand-cards = 札を1枚1文字で。例: BFJCGKO
help-hand-game = ルール。なければ花札のすべてのルール
help-hint =
    場面で選べる手を評価し、その理由を示す。

    場面は記録の最初の対戦のものです。手番の席から見えることだけで考えます。
help-hint-event = 記録の何番目の出来事の後の手を評価するか。なければ最後
help-hint-worlds = 見えない札の並びを何通り試すか。なければそのルールのいつもの数
help-odds = 手役や場などの正確な確率を示す。
help-topic = 項目。なければ一覧
help-odds-game = ルール。なければ、その項目がある最初のもの
help-k = 見た枚数
help-cards = 初めの札そのもの、EFG など
help-csv = CSV で表示する（1つの数に1行）
help-odds-plot = 図を書き出す（.png か .svg）

## hachiya arena

help-arena =
    同じ札を全席から打たせてボットを比べる。

    どの局も、ボットの座りうる席ごとに一度ずつ打つ。1局あたりの得点とその95%区間、入札、下げ、法度、1手の時間を示す。同じ種なら、どの機械でも、何プロセスでも結果は同じ。
help-bots = 比べる打ち手。コンマで区切って2つ以上: Whim、Novice、Apprentice、Greedy、Adept、Master、八十と八十分では Grandmaster も。自作のボットは モジュール:名前
help-deals = 局数
help-workers = プロセス数（なければコアの数）
help-ray = Rayクラスタで打つ。local なら新しく作る
help-plot = 図を書き出す（.png、.svg、.pdf）
help-state = 途中経過の保存先。続きから始める

## hachiya completion

help-completion =
    シェルがコマンドを補完するためのスクリプトを表示する。

    bash: hachiya completion bash > ~/.local/share/bash-completion/completions/hachiya

    zsh: hachiya completion zsh > $fpath にあるフォルダーの _hachiya

    fish: hachiya completion fish > ~/.config/fish/completions/hachiya.fish
help-completion-shell = bash、zsh、fish、powershell のどれか
