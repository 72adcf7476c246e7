suit-S = 黑桃
suit-H = 红桃
suit-D = 方块
suit-C = 梅花
suit-trumps = 主牌
