around-person-sits = { $name }接替电脑继续打。
around-bot-sits = { $before }离席，由电脑接着打。
