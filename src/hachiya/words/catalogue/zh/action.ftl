action-card = { $card-letters } { $card }
action-flower = { $card }
action-show = 亮 { $yaku }（{ $cards-letters }）
action-show-cards = 亮 { $yaku }（{ $cards }）
action-show-nothing = 不亮
action-look = 先看牌
action-unseen = 不看牌上场
action-join = 上场
action-fold = 放弃
action-fold-hachiju = 放弃
action-double = 加倍（到{ $rate }倍）
action-stop = 停
action-stop-hachiju = 停
action-sage = 续打
action-cancel = 取消续打
action-go-on = 继续
action-unknown = { $number }号

## Bashifen

action-playing-card = { $playing }
action-declare = 亮 { $playing }
action-declare-pair = 亮一对 { $playing }
action-declare-nothing = 不亮
action-confirm = 确认（不再亮）
action-commit = 就这样领出
action-lacks-end-of-lead = 还没选完：领出要以“就这样领出”结束
action-lacks-cards = 还没选完：要一次出 { $whole } 张，还差 { $more } 张
