study-with-others = 只有在其他座位都是电脑，或者同桌的人都允许时才有提示
study-nothing-to-hint = 现在没有要选的
study-not-ready = 正在准备提示，大约还要 { $seconds } 秒
study-never-ready = 这里无法准备提示
