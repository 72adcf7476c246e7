client-no-link = 这个服务器的链接以 { $address } 开头，并且要完整到末尾；邀请码是八位数字
client-other-version = 服务器上的 Hachiya 版本不同，发来的内容无法读取；请安装与服务器相同的版本
client-no-house = { $address } 没有 Hachiya 服务器在应答
client-not-open = 与牌桌的连接尚未打开；请用“async with”打开
