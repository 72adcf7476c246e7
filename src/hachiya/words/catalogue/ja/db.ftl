## The database

db-no-file = ファイルがありません
db-no-tables = hachiya のデータベースではありません
db-older-database = 古い版のデータベースです。`hachiya serve` を一度起動すると新しくなります
db-older-servers = 古い版のサーバーがこのデータベースを使っています。先に終了させてください（一覧は `hachiya admin servers`）
db-tables-missing = { $rows } またはその列がありません。`hachiya db repair` で作り直せるものは作り直します
db-only-files = こうして写せるのはSQLiteだけです。PostgreSQLは pg_dump で写してください
db-onto-itself = 写しの書き込み先がデータベースそのものです

## PostgreSQL

db-wrong-password = パスワードが違うか、このロールがありません
db-no-password = このロールにはパスワードが要ります。PGPASSWORD に入れるか、--database-password-file でファイルを示してください
db-no-password-for-file = SQLiteのファイルにパスワードはありません
db-not-admitted = データベースサーバーがここからのこのロールを受け入れません。ロールと pg_hba.conf を確かめてください
db-no-database = データベースがありません。createdb で作ってください
db-no-rights = ロールの権限が足りません。データベースの所有者にするか、データベースの CONNECT とスキーマの CREATE、USAGE を与えてください
db-no-server = このアドレスで応えるデータベースサーバーがありません
db-unknown-host = データベースサーバーの名前が見つかりません
db-no-tls = データベースサーバーと暗号化した接続ができません。sslmode と sslrootcert を確かめてください
db-too-many-connections = データベースサーバーの接続数が上限に達しています
db-no-resources = データベースサーバーのメモリーなどの資源が足りません
db-starting-or-stopping = データベースサーバーが起動中か終了中です
db-connection-lost = データベースとの接続が切れました
db-not-utf8 = データベースの文字コードが { $encoding } です。UTF8 で作ってください
db-error-code = PostgreSQL がコード { $code } で断りました

## What is wrong with a table

db-bad-table = 卓の設定が読めません
db-bad-entry = { $total }件中{ $number }件目の記入が前と合いません
db-bad-packing = まとめた記入が壊れています
db-other-record = 記録がまとめたときのものと違います
db-kept-twice = 記入がまとめた形とばらの形で二重にあります
db-rows-differ = { $rows } の内容が記録と一致しません
db-rows-missing = { $rows }：データベースのこの表がない、または欠けています。記録から作り直せない内容は失われています
db-rows-bad = { $rows }：読めない行が { $number } 件あります
db-rows-orphaned = { $rows }：存在しない卓や人に属する行が { $number } 件あります
db-sums-wrong = { $rows }：合計が数えた結果より少ないか、読めません。なくなった勝負の分は失われます
db-entries-gone = 記録の行がなくなっています
db-of-table = 卓 { $table }: { $what }
db-of-file = SQLite: { $why }

## check

db-checked = 卓 { $total }: 終了 { $finished }、進行中 { $running }、古いルール { $outdated }、破損 { $damaged }
db-to-repair = サーバーを止めて `hachiya db repair` とすると、何が残せるかわかります

## export, import, backup

db-exported = { $number }勝負を { $file } に書き出しました
db-not-exported = 卓 { $table } は壊れているので書き出していません
db-imported = { $number }勝負を取り込みました（すでにあった { $known }、断った { $refused }）
db-refused = { $file }: { $what }
db-backed-up = { $file }: { $size }、異常なし

## prune

db-would-prune = { $day } より前に終わった{ $number }勝負を卓、鍵、記録ごと消すことになります。--yes で消します
db-pruned = { $day } より前に終わった{ $number }勝負を消しました
db-nothing-to-prune = { $day } より前に終わった勝負はありません

## repair

db-would-cut = 卓 { $table }: { $what }。{ $total }件中{ $number }件の記入が残ります
db-would-take-out = 卓 { $table }：{ $what }。続けられる記録が残っていないため、取り除かれます
db-taken-out = 卓 { $table }：{ $what }。続けられる記録が残っていないため、すべての行を { $file } に移しました
db-would-make-anew = 卓 { $table }：{ $what }。記録はすべて無事で、ほかは作り直されます
db-made-anew = 卓 { $table }：{ $what }。記録はすべて無事で、ほかは作り直しました
db-rows-taken-out = 使えない行を { $file } に移しました
db-cut = 卓 { $table }: { $what }。{ $total }件中{ $number }件の記入を残し、残りは { $file } に移しました
db-would-repair = まだ何も変更していません。--yes で実行します
db-nothing-to-repair = 壊れた卓はありません
