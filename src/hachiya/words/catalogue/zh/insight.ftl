insight-thinking = 思考中……
insight-worths = 在 { $n } 种看不见的牌形下，每个选择到这一局结束平均带来多少（{ $unit }）。
insight-best = 最好
insight-as-good = 差不多
insight-interval = { $low } 到 { $high }
insight-alike = 没有值得一说的差别。
insight-note = 提示只看你看得到的牌。区间只说试过的牌形，不知道别人实际怎么打。
