### 大厅：等人一起玩的人。

lobby-title = 大厅
lobby-text = 有人在等对手。找个座位，或者说说你现在想玩什么。
lobby-now = 马上玩
lobby-now-text = 你会和想玩同一种游戏的人坐到一桌。如果还没有人等，就为你开一桌，显示在这里。
lobby-open = 等人的桌子
lobby-none = 现在没有人在等。
lobby-here = { $n ->
    [1] 现在这里没有别人
   *[other] 现在这里有{ $n }人
}
lobby-running = 旁观
lobby-running-none = 现在没有可以旁观的对局。
lobby-running-table = { $game }（{ $who }）
lobby-watch = 旁观
lobby-lost = 连接断了，正在重连……
lobby-table = { $game }，{ $who }开的桌
lobby-free = 空座 { $n }
lobby-sit = 入座
lobby-own = 自己开一桌
lobby-waiting = 你在一桌等人：{ $all }人中已到{ $n }人。
lobby-waiting-back = 回去
lobby-called = 人到齐了，你的那桌开始了。
lobby-called-go = 过去
lobby-called-later = 稍后
