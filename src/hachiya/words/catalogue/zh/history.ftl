history-too-large = 文件大于 { $number } 字节
history-long-match = 这一场长于 { $number } 字节
history-is-packed = 文件是压缩过的，请先解开
history-is-fuda = 对局史要用 JSON Lines，这是文字牌谱：hachiya replay FILE --format jsonl
history-not-over = 这一场没有打完，也不是全体同意提前结束的；对局史里没有别的
history-no-player = 座位上只能是 person 或机器人的名字
history-whose = 没有写明哪个座位是你的，请填上当时用的名字
