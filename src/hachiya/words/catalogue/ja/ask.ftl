ask-no-odds-on = { $game }に { $topic } の確率はありません。あるのは { $names } です
ask-no-topic = { $given } の確率はありません。調べられるのは { $names } です
ask-takes-no-k = { $topic } に k は付けられません
ask-k-or-cards = k は札の枚数です。どちらか一方だけにしてください
ask-wrong-k = k は { $low } から { $high } までの枚数です。{ $number } ではありません
ask-takes-no-cards = { $topic } に札は付けられません
ask-wrong-cards = { $given } は異なる札{ $number }枚ではありません。札は A〜Z、a〜v の文字で書きます
ask-wrong-cards-between = { $given } は異なる札{ $low }〜{ $high }枚ではありません。札は A〜Z、a〜v の文字で書きます
