pack-LJ = 小王
pack-BJ = 大王
pack-hidden = 一张扣着的牌
