game-nakayoshi = 八八（仲良村）
game-sannin = 三人八八
game-shiragiku = 八八（白菊）
game-hachiju = 八十
game-bashifen = 八十分
