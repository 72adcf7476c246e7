### 标签页里的八屋：不需要服务器。

site-starting = 正在准备……
site-starting-text = 程序只需下载一次，之后留在这个浏览器里。
site-elsewhere-title = 八屋已在另一个标签页打开
site-elsewhere-text = 同一时间只有一个标签页保管桌子。关掉那一个，这里就会继续。
site-problem-title = 八屋在这里无法继续
site-problem-insecure = 这个页面没有加密，浏览器允许的功能不够。请用 https 开头的地址打开。
site-problem-browser = 这个浏览器缺少八屋需要的功能。新一些的浏览器就有。
site-problem-storage = 浏览器不为这个页面保存任何东西。可能是无痕窗口，也可能是设置不允许。
site-problem-full = 浏览器没有空间留给这个页面了。请腾出一些空间，再打开页面。
site-problem-damaged = 浏览器里保存的内容无法读取。
site-problem-fetching = 程序的一部分没能下载。请检查网络。
site-problem-failed = 程序出错了。
site-problem-kept = 已保存的内容都还在。
site-problem-detail = 浏览器的说明：{ $detail }
site-offline = 一切就绪：八屋以后没有网络也能打开。
site-new = 新版本已到，下次打开八屋时使用。
site-new-take = 现在就用
site-history = 导入别处的对局
site-server-title = 和别处的人玩
site-server-text = 这个页面不需要服务器：它在你的浏览器里运行，桌子也留在这里。要和其他设备上的人玩，大家得去同一个服务器。
site-server-go = 前往服务器 { $server }
site-server-none = 这个页面没有指定服务器。只要有一台联网的电脑，谁都可以开一个，命令是“hachiya serve”。
