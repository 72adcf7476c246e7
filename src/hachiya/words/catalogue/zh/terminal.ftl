terminal-left-table = 你离开了牌桌。
terminal-leave-table = 要离开牌桌吗？
terminal-you = { $name }（你）
terminal-gone-on = { $name } 续打
terminal-between = { " · " }
terminal-only-choice = 没有别的选择：{ $first }
terminal-keys = 按编号或牌的字母选择。? 说明，{ $leave } 离开
terminal-not-a-choice = 不能选 { $wrong }。
terminal-go-on = 回车继续
terminal-next-month = 回车到下一个月
terminal-next-deal = 回车到下一局
terminal-next-trick = 回车到下一墩
terminal-pending = 出的牌：{ $first }

## The table

terminal-lights = 光
terminal-animals = 种
terminal-ribbons = 短
terminal-chaff = 杂
terminal-your-hand = 手牌
terminal-field = 场上
terminal-stock = 牌堆 { $cards } 张
terminal-pot = 池里 { $money }
terminal-pot-hachiju = 池里 { $money }
terminal-score = 得分
terminal-in-hand = 手牌
terminal-hand-yaku = 手役
terminal-lying-open = 亮着
terminal-card-points = 牌点
terminal-made = 出来役
terminal-auction = 竞叫
terminal-auction-hachiju = 竞叫
terminal-watching = 这个月你旁观，交回的手牌
terminal-watching-hachiju = 这一局你旁观，交回的手牌

## Choices

terminal-stays = 留在场上
terminal-takes = 收 { $letters }
terminal-takes-either = 收 { $others-or }
terminal-comes-to = { $first } → { $meant }
terminal-would-help = ⚠ 法度：会帮 { $person-name } 凑成{ $yaku }，成了要付两份 { $money }
terminal-would-help-excused = 法度（免）：会帮 { $person-name } 凑成{ $yaku }，只付自己的一份 { $money }
terminal-pays-now = 现在付：{ $amounts }
terminal-pays-nothing = 不再付什么
terminal-wins = { $person-name } { $money }
terminal-all-of = { $said }

## Questions

terminal-ask-mizuten = 不看牌就上场吗
terminal-ask-bid = 上场还是放弃
terminal-ask-bid-hachiju = 放弃、上场还是加倍
terminal-ask-show = 亮手役吗
terminal-ask-expose = 亮哪张短册
terminal-ask-play = 请打一张手牌
terminal-ask-pick = 收场上的哪一张
terminal-ask-decide-early = 还没翻牌堆：停还是续打
terminal-ask-decide = 停还是续打
terminal-ask-cancel = 取消续打吗
terminal-explain-play = 打一张手牌。场上有同月的牌就收，没有就留在场上。然后翻牌堆的一张。
terminal-explain-pick = 场上有两张同月的牌，选收哪一张。
terminal-explain-pick-turned = 场上有两张和翻出的牌同月的，选收哪一张。
terminal-explain-made = 凑成了出来役。

## How it ended

terminal-seat-score = { $name }  { $score }
terminal-seat-final = { $name }  { $score }  最后得分 { $result }
terminal-seat-won = { $name }  { $score }  最后得分 { $result }  获胜
