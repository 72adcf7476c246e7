## pine

card-A = 松上鹤
    .short = 鹤
card-B = 松短册
    .short = 松
card-C = 松杂牌
    .short = 松杂牌
card-D = 松杂牌
    .short = 松杂牌

## plum

card-E = 梅上莺
    .short = 莺
card-F = 梅短册
    .short = 梅
card-G = 梅杂牌
    .short = 梅杂牌
card-H = 梅杂牌
    .short = 梅杂牌

## cherry

card-I = 樱上幕
    .short = 幕
card-J = 樱短册
    .short = 樱
card-K = 樱杂牌
    .short = 樱杂牌
card-L = 樱杂牌
    .short = 樱杂牌

## wisteria

card-M = 藤上杜鹃
    .short = 杜鹃
card-N = 藤短册
    .short = 藤
card-O = 藤杂牌
    .short = 藤杂牌
card-P = 藤杂牌
    .short = 藤杂牌

## iris

card-Q = 菖蒲八桥
    .short = 八桥
card-R = 菖蒲短册
    .short = 菖蒲
card-S = 菖蒲杂牌
    .short = 菖蒲杂牌
card-T = 菖蒲杂牌
    .short = 菖蒲杂牌

## peony

card-U = 牡丹蝶
    .short = 蝶
card-V = 牡丹短册
    .short = 牡丹
card-W = 牡丹杂牌
    .short = 牡丹杂牌
card-X = 牡丹杂牌
    .short = 牡丹杂牌

## clover

card-Y = 萩上猪
    .short = 猪
card-Z = 萩短册
    .short = 萩
card-a = 萩杂牌
    .short = 萩杂牌
card-b = 萩杂牌
    .short = 萩杂牌

## pampas

card-c = 芒上月
    .short = 月
card-d = 芒上雁
    .short = 雁
card-e = 芒杂牌
    .short = 芒杂牌
card-f = 芒杂牌
    .short = 芒杂牌

## chrysanthemum

card-g = 菊上杯
    .short = 杯
card-h = 菊短册
    .short = 菊
card-i = 菊杂牌
    .short = 菊杂牌
card-j = 菊杂牌
    .short = 菊杂牌

## maple

card-k = 红叶鹿
    .short = 鹿
card-l = 红叶短册
    .short = 红叶
card-m = 红叶杂牌
    .short = 红叶杂牌
card-n = 红叶杂牌
    .short = 红叶杂牌

## willow

card-o = 柳间小野道风
    .short = 小野道风
card-p = 柳间燕
    .short = 燕
card-q = 柳短册
    .short = 柳
card-r = 柳杂牌
    .short = 柳杂牌

## paulownia

card-s = 桐上凤凰
    .short = 凤凰
card-t = 桐杂牌
    .short = 桐杂牌
card-u = 桐杂牌
    .short = 桐杂牌
card-v = 桐杂牌
    .short = 桐杂牌

## Face down

card-hidden = 一张扣着的牌
