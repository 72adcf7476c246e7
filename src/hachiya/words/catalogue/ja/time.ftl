time-bot-in = あと { $time } でコンピューターが引き継ぎます
time-left = 残り { $time }
time-own = 持ち時間
time-stands-in = 今はコンピューターがあなたの席を引き継いでいます。
time-back = 席に戻る
