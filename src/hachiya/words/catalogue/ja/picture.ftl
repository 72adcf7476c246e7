picture-no-theme = { $given } という配色はありません。選べるのは { $names } です
picture-no-card = { $given } という札はありません。花札は A–Z と a–v の一文字、トランプは AS、TH、BJ などの名前、伏せた札は ? で表します
picture-no-subject = { $given } は描けません。勝負、席からの眺め、札だけが描けます
