reel-no-deals = 这份牌谱里一局也没有
reel-too-many-deals = 一个文件里超过了 { $most } 局，请分成几个
reel-too-long = 核对到这里就要超过 { $seconds } 秒，请把文件分成几个
reel-running = 这一场还在打，打完才能回看，现在可以旁观
reel-forgotten = 文件已经不在服务器上了，请再发一次
reel-no-deal = 牌谱里没有这一局或这个座位
