judge-in-two-piles = { $letters } 不可能同时在两个人的牌里
judge-no-card = 没有 { $given } 这张牌；牌名由点数和花色组成，如 AS、TH，王是 LJ 和 BJ
judge-three-times = { $card } 有三张；两副牌里只有两张
judge-not-in-hand = 手里没有 { $cards }
judge-several-suits = { $cards } 不是同一门
judge-other-number = { $cards }：这一轮每家都出 { $number } 张
judge-no-suit = 没有 { $given } 这种主；有{ $names }
judge-no-level = 没有 { $given } 这个级；级从 { $low } 到 { $high }（A）
