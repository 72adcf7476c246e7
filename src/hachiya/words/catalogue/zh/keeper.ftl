keeper-wrong = 这里不能是 { $given }。
keeper-head = { $parts }
keeper-deals = { $seat }坐庄
keeper-rate = 倍率 { $rate }
keeper-repeated = · { $what }
keeper-lacks = 还缺：{ $what }
keeper-left = 你已离席。
keeper-left-open = 你已离席；未结束的一局里有 { $number } 条没有记入记录。
keeper-stored-apart = { $file } 已被别的程序改动；这份记录今后写入 { $other }。
keeper-waits = 第 { $number } 局需要更正：{ $what }
keeper-changed = 第 { $number } 局：{ $before } → { $after }
keeper-won = { $seat } { $money }
keeper-won-levels = { $seat } +{ $levels }
keeper-not-settled = 无法结算

## Commands

keeper-close = 结束这一局
keeper-undo = 撤销
keeper-earlier = 更正以前的局
keeper-sheet = 计分表
keeper-leave = 离席

## Questions

keeper-who = 是谁？（编号）
keeper-person = { $seat }
keeper-which-yaku = 什么役？（编号，多个用空格隔开）
keeper-shown-cards = 亮出的牌（字母）
keeper-lights = 场上光牌的字母：{ $cards-letters }（没有就按回车）
keeper-bid-of = { $seat }？
keeper-month = 几月？（编号）
keeper-of-month = { $month } 月
keeper-fed-by = 是谁犯的法度？（没有就按回车）
keeper-extra = 七张以上的短册有几张，最多 { $most } 张（没有就按回车）
keeper-count = 多少？{ $low } 到 { $high }
keeper-points-of = { $seat }的牌点，或者所得的牌（字母）；回车表示剩下的全部
keeper-which-deal = 第几局？1 到 { $most }
