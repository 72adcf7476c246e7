ask-no-odds-on = { $game }没有 { $topic } 的概率。有的是：{ $names }
ask-no-topic = 没有 { $given } 的概率。可以查：{ $names }
ask-takes-no-k = { $topic } 不能带 k
ask-k-or-cards = k 就是牌的张数，两个只能给一个
ask-wrong-k = k 是 { $low } 到 { $high } 的张数，不是 { $number }
ask-takes-no-cards = { $topic } 不能带牌
ask-wrong-cards = { $given } 不是 { $number } 张不同的牌。牌用字母 A–Z、a–v 写
ask-wrong-cards-between = { $given } 不是 { $low } 到 { $high } 张不同的牌。牌用字母 A–Z、a–v 写
