around-person-sits = コンピューターに代わって{ $name }さんが続けます。
around-bot-sits = これからは{ $before }さんの代わりに{ $bot }が打ちます。
around-guest = ゲスト { $number }
