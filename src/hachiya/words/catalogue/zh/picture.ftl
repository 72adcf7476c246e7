picture-no-theme = 没有配色 { $given }；有：{ $names }
picture-no-card = 没有牌 { $given }；花牌用字母 A–Z 和 a–v，扑克牌用 AS、TH、BJ 之类的名称，? 是扣着的牌
picture-no-subject = 画不了 { $given }；能画的是对局、座位的视角或牌
