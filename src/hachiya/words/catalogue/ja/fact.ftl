fact-bid-in = 出る
fact-bid-out = 下りる
fact-bid-out-hachiju = 降りる
fact-bid-double = ダブル
fact-yaku = { $yaku }

## Repeated

fact-white = 白札は{ $seat }
fact-mizuten = { $seat }はみずてん
fact-field = 場の光札は{ $cards }
fact-field-without = 場に光札なし
fact-bid = { $seat }は{ $bid }
fact-put-out = { $seat }は追い込み
fact-put-out-with = { $seat }は追い込み。公開は{ $cards }
fact-put-out-holding = { $seat }は追い込み。{ $yaku }で{ $cards }を公開
fact-hand = { $seat }の手役は{ $yaku }
fact-annul = { $seat }の手役は誤り
fact-two-turned = { $seat }が山札を2枚めくった
fact-tobikomi = { $seat }が{ $month }月の飛込み
fact-captured = { $seat }に{ $yaku }
fact-longer = { $what }（8枚目から{ $number }枚）
fact-fed = { $what }。{ $other }の法度
fact-sage = { $seat }は下げ
fact-cancel = { $seat }は下げを取り消した
fact-nuke = { $seat }の抜け（89点以上）
fact-special = { $seat }に{ $yaku }
fact-special-number = { $seat }に{ $yaku }（{ $number }）
fact-points = 札の点: { $shares }
fact-share = { $seat }{ $points }点
fact-dealer = ダーチャは{ $seat }
fact-failed-lead = { $seat }のまちがいのリード
fact-opponents = 子の点は{ $points }点
fact-void = 流した

## Asked for, in a list

fact-ask-white = 白札
fact-ask-mizuten = みずてん
fact-ask-field = 場札
fact-ask-bid = 出降り
fact-ask-squeezed = 追い込み
fact-ask-hand = 手役
fact-ask-annul = 手役の誤り
fact-ask-two-turned = 山札を2枚めくった
fact-ask-tobikomi = 飛込み
fact-ask-captured = 出来役
fact-ask-sage = 下げ
fact-ask-cancel = 下げの取消し
fact-ask-nuke = 抜け
fact-ask-special = 特殊役
fact-ask-points = 札の点
fact-ask-dealer = ダーチャ
fact-ask-failed-lead = まちがいのリード
fact-ask-opponents = 子の点
fact-ask-void = 配り直し
