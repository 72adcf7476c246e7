time-bot-in = あと { $time } でコンピューターが引き継ぎます
time-left = 残り { $time }
time-own = 持ち時間
time-own-still = みなさんがあなたを待っています。コンピューターが引き継ぐまで
time-stands-in = 今はコンピューターがあなたの席を引き継いでいます。
time-back = 席に戻る
time-each-move = 一手 { $time } まで。
time-match = 持ち時間は勝負を通して { $time }、一手ごとに { $more } 秒加算。
