reel-no-deals = この記録には一局もありません
reel-too-many-deals = 一つのファイルに { $most } 局を超える記録があります。分けてください
reel-too-long = ここまでの検証に { $seconds } 秒以上かかります。ファイルを分けてください
reel-running = この勝負はまだ続いています。終われば見返せます。それまでは観戦できます
reel-forgotten = ファイルはもう残っていません。もう一度送ってください
reel-no-deal = その局または席は記録にありません
