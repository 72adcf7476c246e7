puzzle-bad-line = 第 { $number } 行不是题目：{ $what }
puzzle-no-json = 不是一个 JSON 对象
puzzle-lacks = 缺少 `{ $key }`，或它的形式不对
puzzle-obvious = 答案 { $given } 是显而易见的选择
puzzle-not-clear = 最好的 { $given } 没有比别的选择好到所需的程度
puzzle-no-game = 没有 { $given } 的题目，有题目的是：{ $names }
puzzle-no-puzzle = 没有叫 { $given } 的题目，有的是：{ $names }

puzzle-title = { $name }：{ $game }，轮到{ $person }
puzzle-choices = 可选：{ $names }
puzzle-solution = 最好的是“{ $choice }”，值 { $amount }：
puzzle-other = “{ $choice }”：{ $amount }
puzzle-checked = { $number } 道题没有问题
