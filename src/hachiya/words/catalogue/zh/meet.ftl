### 大家如何相聚于一桌：被拒绝的事。

meet-begun = 已经发牌：只有第一次发牌之前才可以
meet-no-sitter = 那个座位上没有可以请走的人
meet-not-welcome = 这一桌谢绝旁观
meet-lobby-full = 大厅里的桌子已满；请加入其中一桌，或一分钟后再试
meet-not-in-lobby = 这一桌只能凭邀请入座
meet-too-chatty = 消息太多，请稍等
meet-chat-full = 这一桌的聊天已经满了
meet-silenced = 开桌的人已将这个座位禁言
meet-phrases-only = 这一桌只能用现成的短句
