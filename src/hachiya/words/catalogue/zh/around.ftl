around-person-sits = { $name }坐到{ $seat }号座。
around-bot-sits = { $seat }号座由电脑{ $name }接手。
