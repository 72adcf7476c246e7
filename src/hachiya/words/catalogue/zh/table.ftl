## Games and options

table-no-game = 没有 { $given } 这个游戏。可以玩的有：{ $names }
table-no-option = { $game }没有 { $given } 这个选项。选项有：{ $names }
table-no-value = { $game }的选项 { $name } 不能是 { $given }。可选：{ $values }
table-no-value-with = { $game }的选项 { $requirement } 为 { $value } 时，{ $name } 不能是 { $given }；{ $requirement } 为 { $right-or } 时可以
table-wrong-seats = { $game }由 { $numbers } 人玩，{ $found } 人不能玩

## The draw for the first dealer

table-who-draws = 第{ $turn }轮由{ $seats }抽牌
table-nobody-draws = 没有第{ $turn }轮抽牌：已经分出先后
table-drawn-too-often = { $card } 抽的次数太多了
table-equal-draws = { $seats }抽得一样大，要重抽
table-seats-follow-draw = 座位按抽到的月份，从庄家起逆时针排定

## Deals and choices

table-bad-deck = 一副牌要正好是 { $cards } 张，每张一次
table-no-deal-due = 现在不是发牌的时候
table-no-draw-due = 现在不是摸牌的时候
table-over = 这一场已经结束了
table-deal-due = 正等着发下一局，没有轮到谁
table-not-at-turn = 没轮到{ $seat }，轮到的是{ $other }
table-illegal = { $seat }不能选“{ $action }”。可以选：{ $legal }
table-illegal-call = { $seat }现在不能选“{ $action }”。可以选：{ $legal }
table-nothing-to-call = { $seat }现在不能选“{ $action }”，什么都不能选
table-white-due = 这一局以前，{ $seats }之中有一人抽白牌：请说明是谁
table-no-white-due = 现在没有人抽白牌
table-wrong-white = { $seat }不能抽白牌；抽的是{ $seats }之中一人

## Half a choice

table-lacks-rest = 还没选完，请把剩下的一起送来
table-lacks-ribbons = 还没选完，请一起说明亮出哪些短册
table-more-than-one-choice = 一次只能送来一个选择
