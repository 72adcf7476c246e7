action-card = { $card-letters } { $card }
action-flower = { $card }
action-show = { $yaku } を公開 ({ $cards-letters })
action-show-cards = { $yaku } を公開（{ $cards }）
action-show-nothing = 公開しない
action-look = 手札を見てから
action-unseen = みずてん
action-join = 出る
action-fold = 下りる
action-fold-hachiju = 降りる
action-double = ダブル({ $rate }倍)
action-stop = あがり
action-stop-hachiju = 上がり
action-sage = 下げ
action-cancel = 下げの取消し
action-go-on = 続ける
action-unknown = { $number }番

## Bashifen

action-playing-card = { $playing }
action-declare = { $playing } を晒す
action-declare-pair = { $playing } のペアを晒す
action-declare-nothing = 晒さない
action-confirm = 確認(もう晒さない)
action-commit = これでリードする
action-lacks-end-of-lead = 選択が途中です。リードの最後に「これでリードする」を送ってください
action-lacks-cards = 選択が途中です。{ $whole }枚を一度に送ってください。あと{ $more }枚です
