## Topics

odds-hand-yaku = 手役：多少手牌能成哪种，带来多少
odds-field = 场的种类、一年里的月数、越年
odds-shima = 场上有同月的四张（岛）
odds-first-cards = 看了头 k 张以后的手役
odds-stage-cards = 摸了 k 张以后手里的级牌和对子

## Hands

odds-none = 无
odds-total = 合计
odds-value = 数值
odds-any-hand-yaku = 有手役
odds-chance-of-first-cards = 头几张是这样的概率
odds-mean-income = 小场的平均收入（两家合计）
odds-mean-income-at-rate = 一倍时的平均收入（合计）
odds-compounds = 手役的组合
odds-in-all = 总的来说
odds-aka-of-five = 五张以上短册的赤（柳短册也算）
odds-aka-of-seven = 七张短册的赤
odds-income-first-month = 第一个月的平均收入
odds-income-of-year = 一年里每月的平均收入
odds-with-these-cards = 有这些牌的手牌
odds-by-months = 按头几张的月份
odds-by-kinds = 按头几张的种类
odds-shape = { $shape }
odds-kasu-alone = 只有杂牌
odds-one-ribbon = 一张短册
odds-ribbons = 两张以上短册
odds-one-animal = 一张种牌
odds-one-light = 一张光
odds-others = 其他

## The field

odds-nothing-carried = 没有留下的
odds-large-carried = 留下大场
odds-grand-carried = 留下绝场
odds-months = { $number } 局里的平均月数
odds-long-run = 长期的比例
odds-kinds = 场的种类
odds-left-dropped = 有留下的（作废）
odds-left-overtime = 有留下的（越年）
odds-left-grand = 绝场
odds-left-large = 只有大场
odds-left = 最后一月以后留下的
odds-in-a-deal = 一局里
odds-dealt-anew = 要重发
odds-at-least-once = { $number } 局里至少一次
odds-four-of-a-month = 同月四张
odds-field-then = 那时的场

## Bashifen

odds-held = { $number } 张
odds-stage-pair = 一对级牌
odds-joker-pair = 一对王
odds-drawn = 摸了 { $number } 张
odds-by-draws = 按摸的张数

## Numbers

odds-points = { $value }点
odds-worth-kan = { $number }贯
odds-worth-points = { $number }点
odds-measure-chance = 概率
odds-measure-months = 月数
odds-measure-points = 点
odds-drawn-into = 画在 { $file }
odds-wrong-picture = 图的文件名以 { $files } 结尾，不能写进 { $file }
odds-needs-matplotlib = 画图需要 matplotlib，还没有安装。pip install 'hachiya[plot]' 就有了
