## pine

card-A = 松に鶴
    .short = 鶴
card-B = 松の短冊
    .short = 松
card-C = 松のカス
    .short = 松のカス
card-D = 松のカス
    .short = 松のカス

## plum

card-E = 梅に鶯
    .short = 鶯
card-F = 梅の短冊
    .short = 梅
card-G = 梅のカス
    .short = 梅のカス
card-H = 梅のカス
    .short = 梅のカス

## cherry

card-I = 桜に幕
    .short = 幕
card-J = 桜の短冊
    .short = 桜
card-K = 桜のカス
    .short = 桜のカス
card-L = 桜のカス
    .short = 桜のカス

## wisteria

card-M = 藤に不如帰
    .short = 不如帰
card-N = 藤の短冊
    .short = 藤
card-O = 藤のカス
    .short = 藤のカス
card-P = 藤のカス
    .short = 藤のカス

## iris

card-Q = 菖蒲に八橋
    .short = 八橋
card-R = 菖蒲の短冊
    .short = 菖蒲
card-S = 菖蒲のカス
    .short = 菖蒲のカス
card-T = 菖蒲のカス
    .short = 菖蒲のカス

## peony

card-U = 牡丹に蝶
    .short = 蝶
card-V = 牡丹の短冊
    .short = 牡丹
card-W = 牡丹のカス
    .short = 牡丹のカス
card-X = 牡丹のカス
    .short = 牡丹のカス

## clover

card-Y = 萩に猪
    .short = 猪
card-Z = 萩の短冊
    .short = 萩
card-a = 萩のカス
    .short = 萩のカス
card-b = 萩のカス
    .short = 萩のカス

## pampas

card-c = 芒に満月
    .short = 満月
card-d = 芒に雁
    .short = 雁
card-e = 芒のカス
    .short = 芒のカス
card-f = 芒のカス
    .short = 芒のカス

## chrysanthemum

card-g = 菊に盃
    .short = 盃
card-h = 菊の短冊
    .short = 菊
card-i = 菊のカス
    .short = 菊のカス
card-j = 菊のカス
    .short = 菊のカス

## maple

card-k = 紅葉に鹿
    .short = 鹿
card-l = 紅葉の短冊
    .short = 紅葉
card-m = 紅葉のカス
    .short = 紅葉のカス
card-n = 紅葉のカス
    .short = 紅葉のカス

## willow

card-o = 柳に小野道風
    .short = 小野道風
card-p = 柳に燕
    .short = 燕
card-q = 柳の短冊
    .short = 柳
card-r = 柳のカス
    .short = 柳のカス

## paulownia

card-s = 桐に鳳凰
    .short = 鳳凰
card-t = 桐のカス
    .short = 桐のカス
card-u = 桐のカス
    .short = 桐のカス
card-v = 桐のカス
    .short = 桐のカス

## Face down

card-hidden = 伏せ札
