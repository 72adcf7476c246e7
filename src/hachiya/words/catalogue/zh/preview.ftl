preview-house = 八屋 Hachiya
preview-invitation = 有人邀请你
preview-invitation-by = { $name }邀请你
preview-invitation-text = 打开链接就能入座，不用安装，也不用注册。
preview-replay = 一场对局的回放
preview-replay-text = 亮出所有手牌，一步一步看。
preview-puzzle = 一道题
preview-puzzle-text = 此刻最好的一步是哪一步？
