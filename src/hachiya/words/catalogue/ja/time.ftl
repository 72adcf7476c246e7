time-bot-in = あと { $time } でコンピューターが引き継ぎます
