game-nakayoshi = 八八（なかよし村）
game-sannin = 三人はちはち
game-shiragiku = はちはち（しらぎく）
game-hachiju = 八十
game-bashifen = 八十分
