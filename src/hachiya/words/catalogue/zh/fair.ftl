## 一局哪里不对

fair-late = 发牌以后才承诺秘密
fair-words-late = { $seat }的话来得太晚
fair-other-words = { $seat }的话和承诺的不一样
fair-told-early = 秘密在发牌之前就公开了
fair-other-secret = 秘密和承诺的不一样
fair-other-cards = 牌不是由秘密和各人的话得出来的
fair-other-stock = 牌堆不是由秘密和各人的话得出来的

## 一局的结果

fair-deal = 第 { $number } 局：{ $what }
fair-holds = 牌正是由承诺的秘密和{ $seats-and }的话得出来的
fair-holds-alone = 牌正是由承诺的秘密得出来的，没有人加话
fair-is-plain = 没有承诺，由服务器自己洗牌
fair-is-sealed = 已经承诺，秘密还没有公开

## 一场的结果

fair-all-hold = 全部 { $total } 局都符合承诺
fair-none = 这份牌谱没有公平洗牌的承诺
fair-some-wrong = { $total } 局里有 { $number } 局不符合承诺
fair-of-match = 第 { $number } 场：{ $what }
fair-some-open = { $total } 局里有 { $number } 局符合承诺，其余还不知道
fair-promised-anew = 第{ $line }行在公开词语之后又重新承诺：服务器有可能重新发过牌
