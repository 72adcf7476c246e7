around-person-sits = { $name }接替电脑继续打。
around-bot-sits = 从现在起由{ $bot }替{ $before }打。
around-guest = 客人 { $number }
