keeper-wrong = { $given } はここではできません。
keeper-head = { $parts }
keeper-deals = 親は{ $seat }
keeper-rate = レート{ $rate }
keeper-repeated = ・{ $what }
keeper-lacks = まだ: { $what }
keeper-left = 席を立ちました。
keeper-left-open = 席を立ちました。途中の回の{ $number }件は記録に入っていません。
keeper-stored-apart = { $file } はほかのプログラムに書き換えられました。この記録はこれから { $other } に書き込みます。
keeper-waits = { $number }回目を直してください: { $what }
keeper-changed = { $number }回目: { $before } → { $after }
keeper-won = { $seat } { $money }
keeper-won-levels = { $seat } +{ $levels }
keeper-not-settled = 清算できません

## Commands

keeper-close = この回を締める
keeper-undo = 取り消す
keeper-earlier = 前の回を直す
keeper-sheet = 得点表
keeper-leave = 席を立つ

## Questions

keeper-who = だれですか（番号）
keeper-person = { $seat }
keeper-which-yaku = どの役ですか（番号。いくつかあれば空白で区切る）
keeper-shown-cards = 公開した札（文字）
keeper-lights = 場にある光札の文字: { $cards-letters }（なければEnter）
keeper-bid-of = { $seat }は?
keeper-month = 何月ですか（番号）
keeper-of-month = { $month }月
keeper-fed-by = だれの法度ですか（なければEnter）
keeper-extra = 8枚目からの短冊の枚数、{ $most }枚まで（なければEnter）
keeper-count = いくつですか。{ $low }から{ $high }まで
keeper-points-of = { $seat }の札の点、または取り札の文字（Enterは残り全部）
keeper-which-deal = 何回目ですか。1から{ $most }まで
