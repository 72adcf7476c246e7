## Heads

document-head-option = 選択事項
document-head-values = 値（先頭が既定）
document-head-meaning = 内容
document-head-clause = 条項
document-head-month = 月
document-head-flower = 花
document-head-lights = 光（20点）
document-head-tane = タネ（10点）
document-head-ribbons = 短冊（5点）
document-head-dregs = カス（1点）
document-head-menu = メニュー
document-head-dealt = 配られた光札
document-head-for = 何に
document-head-how-much = いくら
document-head-who-whom = 誰から誰へ
document-head-different = 違うところ
document-head-hand-yaku = 手役
document-head-captured-yaku = 出来役
document-head-special-yaku = 特殊役
document-head-kan = 貫
document-head-seven = 配られた7枚
document-head-laid-open = 公開する札
document-head-followed = 付くもの
document-head-hand = 手札
document-head-shows = 手役
document-head-open = 公開
document-head-hidden = 非公開
document-head-cards = 札
document-head-hatto = 法度
document-head-when = 条件
document-head-family = 系統
document-head-total = サシの全額（三人）
document-head-card = 札
document-head-points = 点
document-head-in-pack = 枚数
document-head-together = 合計
document-head-stage = ステージ
document-head-trump-suit = 切札
document-head-trumps = 切札の強さ
document-head-how-many = 枚数
document-head-side-suit = ほかのスート
document-head-stands = 出ているもの
document-head-turned = 開いた札（ステージ8）
document-head-made-trumps = 切札
document-head-ko-points = 子の点
document-head-winner = 勝ち
document-head-stages = ステージ
document-head-oya-on = 親
document-head-ko-on = 子
document-head-oya-then = 親だったペア
document-head-ko-then = 子だったペア
document-head-next-oya = 次の親
document-head-deal = 局
document-head-dacha = ダーチャ
document-head-oya = 親
document-head-won-by = 勝ち

## Cards

document-cards = { $cards }
document-card = `{ $letter }` { $card }
document-flower = { $flower }
document-some-of = { $letters } のうち{ $number }枚
document-some-or-more-of = { $letters } のうち{ $number }枚以上
document-light = 光札
document-tane = タネ札
document-ribbon = 短冊札
document-dregs = カス札

## The field

document-small = 小場
document-large = 大場
document-grand = 絶場
document-once = 等倍
document-times = { $times }倍
document-kan-more = 役代に{ $kan }貫増
document-carrying = { $kind }、次へ{ $kinds-partners }
document-carried = 持ち越し: { $kinds-partners }
document-carried-nothing = 持ち越し: なし
document-no-lights = なし
document-one-large = 大場の光1枚
document-large-or-more = 大場の光2枚以上
document-two-large = 大場の光2枚
document-one-grand = 絶場の光1枚
document-one-grand-any-large = 絶場の光1枚
document-grand-and-large = 絶場1枚と大場1枚
document-two-grand = 絶場の光2枚
document-two-grand-any-large = 絶場の光2枚

## The auction

document-fold = { $number }人目に下りる人
document-the-pot = 場
document-squeeze-hand = 手役
document-squeeze-whole = 出来役のつかみ（出来役の札が全部ある）
document-squeeze-card = { $letters } の1枚
document-half = 役代の半分
document-three-to-each = 出た3人から、追い込まれた人へ

## Yaku

document-yaku = { $yaku }（{ $aside }）
document-yaku-alone = { $yaku }
document-yaku-with = { $named }（{ $option }）
document-kan-a-card = { $kan }（1枚増すごとに{ $more }貫増）
document-kan-a-point = { $kan }（1点増すごとに{ $more }貫増）
document-protected = 適用
document-total = { $points }点（{ $each }点ずつ）
document-family-dregs = カス役
document-family-suit = 組役

## Of which cards a hand yaku is made

document-three = 同じ月の札3枚
document-three-but = 同じ月の札3枚（立三本を除く）
document-tatesanbon = 藤・菖蒲・萩のどれか3枚、または桐のカス3枚
document-pairs = 同じ月の2枚が3組
document-four = 同じ月の札4枚
document-three-and-pairs = 3枚と、2枚が2組
document-four-and-pair = 4枚と2枚
document-four-and-three = 4枚と3枚
document-threes = 3枚が2組
document-three-and-tatesanbon = 三本と立三本
document-tatesanbon-twice = 立三本が2組
document-ribbons = 短冊2枚以上、残りはカス
document-one-ribbon = 短冊1枚、残りはカス
document-one-tane = タネ1枚、残りはカス
document-one-light = 光1枚、残りはカス
document-dregs-seven = 7枚ともカス
document-dregs-six-willows = カス6枚（柳もカス）
document-dregs-seven-willows = 7枚ともカス（柳もカス）
document-ending = { $made }。その年が終わる

## Which of its cards lie open

document-open-three = その3枚
document-open-four = その4枚
document-open-six = その6枚
document-open-seven = 7枚すべて
document-open-six-dregs = カス6枚
document-open-dregs = カス
document-open-ribbons-too = { $shown }と、5枚目からの短冊
document-open-and-ribbons = { $letters }と短冊{ $more }枚

## Special yaku

document-sohachi-leader = 3人とも{ $points }点。最初に打つ人がもらう
document-sohachi-dealer = 3人とも{ $points }点。胴がもらう
document-futahachi = 1人で{ $points }点以上
document-sujuroku = カス{ $number }枚以上。柳は4枚ともカスに数える
document-tobikomi = 公開した3枚の月を4枚とも自分で取る。{ $when }
document-at-once = すぐに払う
document-at-the-end = 月の終わりに払う
document-nuke = 赤・短一・十一・空素を公開して{ $points }点以上取る
document-mizuten = 手札を見ずに出た胴が{ $points }点以上取る。卓のほかの全員が払う

## Bashifen

document-oya = 親
document-ko = 子
document-in-all = 合計
document-no-trumps = スートなし
document-trumps-or = { $trumps }、`no_trumps` なら{ $other }
document-may = ○
document-may-any-time = ○（`joker_rebellion=over_declaration` では×）
document-may-not = ×
document-stands-nothing = まだない
document-stands-card = ステージカード1枚
document-stands-pair = ステージカードのペア
document-stands-little-jokers = 小ジョーカーのペア
document-stands-big-jokers = 大ジョーカーのペア
document-span = { $low }〜{ $high }
document-won = A を越えて**勝ち**
document-same-pair = 同じペアが「打{ $stage }」
document-other-pair = 相手のペアが「打{ $stage }」
