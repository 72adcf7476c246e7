stats-title-of = { $game }: { $player }
stats-player = 打ち手
stats-no-player = この記録に { $given } という人はいません。打ち手: { $names }
stats-no-match-of = この記録には終わった{ $game }の局がありません
stats-no-deal = この記録には終わった局がありません
stats-in-file = { $file }: { $what }
stats-interval-note = かっこ内は平均の95%区間。1勝負の局は互いにつながっているので、1勝負を1つの観測とする。1勝負で複数の席に座れば席ごとに数える。1倍: 倍率をすべて除いた額。

## Columns

stats-times = 回数
stats-share = 割合
stats-odds = 正確な確率
stats-mean = 平均
stats-number = 数
stats-matches = 勝負
stats-shown = 見せた
stats-shown-share = 局あたり
stats-share-of-played = 出た局あたり
stats-blocks = 観測数
stats-won-afterwards = その後の{ $unit }
stats-each-time = 1回の{ $unit }
stats-in-all = 合計の{ $unit }
stats-a-deal-each = 1局あたり

## What is won

stats-winnings = 得失
stats-kan = 貫
stats-points = 点
stats-levels = ステージ
stats-deal-at-one = 1局の{ $unit }（1倍で）
stats-deal-as-played = 1局の{ $unit }（実際の倍率で）
stats-a-match = 1勝負の{ $unit }
stats-a-deal = 1局の{ $unit }
stats-as-dealer = 親のとき
stats-as-opponent = 子のとき

## Matches and deals

stats-course = 勝負と局
stats-finished = 終わった勝負
stats-matches-won = 勝った勝負
stats-deals = 局
stats-deals-won = 勝った局
stats-played = 出た局
stats-declared = 切札を晒した局

## Flower cards

stats-hand-yaku = 配られた手役と正確な確率
stats-no-yaku = なし
stats-made = 打って作った役
stats-sage = 下げ（選べたとき）
stats-stopped = あがり
stats-tried = 下げ
stats-succeeded = うち成功
stats-failed = うち失敗
stats-paid = 払い
stats-fees = 下り賃
stats-hatto = 法度（人の分の払い）
stats-sage-tried = 下げ
stats-sage-won = 下げ成功
stats-hatto-short = 法度
stats-fees-short = 下り賃

## Bashifen

stats-sides = 親と子
stats-opponents-points = 子の点
stats-drawn = ツモった札のペアと正確な確率
stats-stage-pair = ステージ札のペア
stats-joker-pair = Joペア
stats-leading = リードとトリック
stats-leads = リード
stats-throws = まとめてリード
stats-failed-leads = まちがいのリード
stats-tricks = 取ったトリック
stats-trick-points = その点
