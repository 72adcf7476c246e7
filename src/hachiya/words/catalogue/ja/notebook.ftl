notebook-title = 卓の点をつける
notebook-lead = 自分たちの札で打つときの計算係です。
notebook-here = 入れたものはこの端末に残り、外へは出ません。
notebook-server = 入れたものはこの端末に残ります。サーバーは計算だけをして、何も残しません。
notebook-new = 新しい勝負
notebook-matches = これまでの勝負
notebook-so-far = { $day }・{ $n }回まで
notebook-won = { $day }・{ $who }の勝ち
notebook-remove = 消す
notebook-remove-not = 残す
notebook-remove-of = { $game }（{ $who }）を消す
notebook-remove-title = この勝負を消しますか
notebook-remove-text = { $game }（{ $who }）をこの端末から消します。元には戻せません。
notebook-unstored = このブラウザーには保存できません。ページを閉じると、入れたものは消えます。
notebook-other-tab = この勝負は別のタブで進んでいました。いまの内容に改めました。最後の操作は入っていません。
notebook-gone = この端末にその勝負はありません。
notebook-figures = 卓で打った勝負の成績
notebook-figures-about = この端末に残っている勝負から数えます。このページで打った勝負は別に数えます。

## A new match

notebook-names = 打つ人
notebook-names-order = 打つ順に。次の人は右どなりです。
notebook-seat = { $n }人目
notebook-first-dealer = 最初に配る人
notebook-begin = 始める

## The open deal

notebook-pot = 場銭 { $money }
notebook-awaited = 番
notebook-field = 場の光札
notebook-field-none = なし
notebook-whose = 手役を見せた人、役ができた人にさわってください。
notebook-whose-bashifen = 子の点を入れてください。リードをまちがえた人がいれば、その人にさわってください。
notebook-white = 白札を引いた人にさわってください。
notebook-nothing = この人から聞くことは、いまありません。
notebook-last-yaku = いくつか同時なら
notebook-fed-by = だれの法度ですか
notebook-nobody = なし
notebook-ribbons = 短冊の枚数
notebook-by-cards = 公開した札で
notebook-shown-cards = 公開した札
notebook-lies-elsewhere = ほかの所にある札です。
notebook-shows-nothing = 公開なし
notebook-seldom = 特殊役・まちがい
notebook-number-of = { $what }はいくつ
notebook-tell = 入れる
notebook-tell-of = { $what }を入れる
notebook-by-numbers = 点数で
notebook-by-piles = 取り札で
notebook-pile-of = { $who }の取り札
notebook-cards = { $n }枚
notebook-rest-follows = 最後の人の点はひとりでに決まり、すぐ清算します。
notebook-tens-then-ones = 十の位、次にちょうどの点を選びます。
notebook-tens = 十の位
notebook-ones = ちょうどの点
notebook-opponents-points = 子の点は{ $n }点。{ $need }点から子の勝ち。
notebook-facts = ここまで
notebook-take-back = 取り消す：{ $what }
notebook-payments = 支払い
notebook-lacks = まだ：{ $what }
notebook-undo = 戻す
notebook-close = 清算
notebook-more = そのほか
notebook-aloud = 支払いを声で知らせる
notebook-void-about = 配りまちがい、枚数ちがいなど。この回の支払いはすべて戻り、配り直します。

## Corrections, and ways to keep it

notebook-correct = 直す
notebook-correct-of = { $deal }を直す
notebook-correct-deal = 前の回を直す
notebook-correct-done = これで正しい
notebook-correct-leave = 元のままにする
notebook-correcting = { $deal }を直しています。まちがいを取り消して、入れ直してください。
notebook-drop = 打っていない回
notebook-drop-of = { $deal }は打っていない
notebook-waits = { $deal }は、このままではありえません：{ $what }
notebook-changed = 直して変わったところ
notebook-change = { $deal }：{ $before } → { $after }
notebook-won-by = { $who } { $money }
notebook-levels = +{ $n }
notebook-not-settled = 清算できません
notebook-picture = 得点表を画像で
