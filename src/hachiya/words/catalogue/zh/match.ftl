match-wrong-names = 有{ $other }个座位，却给了{ $number }个名字
match-no-seat = 没有座位{ $number }，座位是 0 … { $other }
match-deal-waits = 现在不该发牌：轮到{ $seat }选择；可选：{ $names }
match-wrong-name = { $given } 不能用作名字：其中有无法写入文件的字符
match-wrong-range = { $name } 应为 { $low } 到 { $high } 的整数，而不是 { $given }
match-no-past = 没有可以撤回的步骤
match-deal-first = 先发牌：deal()
match-no-choice = { $seat }不能选 { $given }；可选：{ $names }
match-not-in-deck = 没有剩下的牌 { $given }；一副牌是{ $cards }张牌每张恰好一次
match-no-language = 没有语言 { $given }；有：{ $names }
match-wrong-number = { $name } 是 0 到 { $number } 的整数，不能是 { $given }

## The table

match-head = { $game } { $deal }
match-seat = 座位
match-hand = 手牌
match-shown = 手役
match-captured = 取得的牌
match-made = 出来役
match-score = 分
match-field = 场
match-pending = 待配的牌
match-stock = 牌堆：{ $cards }张
match-trick = 本墩
match-stage = 级
match-trumps = 主牌
match-no-suit = 无主
match-rank = 打
match-taken = 得分
match-drawn = 已摸{ $drawn }张
match-to-choose = 轮到{ $name }
match-to-deal = 该发牌了
match-over = 对局已结束

## Hints

match-hint = 在 { $number } 种看不见的牌形下，每个选择到这一局结束平均带来多少（{ $unit }，括号内是 95% 区间）
match-choice = 选择
match-brings = 平均带来
match-behind = 与最好的差
