history-too-large = ファイルが { $number } バイトより大きいです
history-long-match = 勝負が { $number } バイトより長いです
history-is-packed = 圧縮されたファイルです。先に展開してください
history-is-fuda = 履歴はJSON Linesです。これは文字の記録です: hachiya replay FILE --format jsonl
history-not-over = 勝負が終わっていません。履歴には、終わった勝負か、全員の同意で途中で終わった勝負だけを書けます
history-no-player = 席を打つのは person かボットの名前です
history-whose = どの席があなたのものか書かれていません。そこで遊んだときの名前を入れてください
