### The games.

game-nakayoshi = nakayoshi hachi-hachi
game-sannin = sannin hachi-hachi
game-shiragiku = shiragiku hachi-hachi
game-hachiju = hachijū
game-bashifen = bashifen
