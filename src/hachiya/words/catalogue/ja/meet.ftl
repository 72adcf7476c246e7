### 卓に集まる人たち。断られること。

meet-begun = もう札が配られています。最初に配る前だけできます
meet-no-sitter = その席には退席させられる人がいません
meet-not-welcome = この卓は観戦できません
meet-lobby-full = ロビーの卓がいっぱいです。どれかに座るか、1分後にもう一度お試しください
meet-not-in-lobby = この卓には招待された人だけが座れます
meet-too-chatty = 続けて送りすぎです。少し待ってください
meet-chat-full = この卓のチャットはいっぱいです
meet-silenced = 卓を開いた人がこの席の発言を止めています
meet-phrases-only = この卓では定型の言葉だけが使えます
