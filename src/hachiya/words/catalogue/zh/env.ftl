env-no-value = { $name } 不能是 { $given }；可以用的值：{ $values }
env-bad-array = { $name } 应是元素为 { $right }、形状为 { $shape } 的数组，而不是 { $given }
env-not-contiguous = { $name } 应是按行连续存放、可以写入的数组
env-illegal = 第 { $number } 号对局现在不能选动作 { $action }；可以选：{ $legal }
env-episode-over = 第 { $number } 号对局的这一回合已经结束；走下一步之前请先调用 reset()
env-only-none = 这一回合已经结束；座位此时只能传入 None
env-not-reset = 还什么都没开始；调用 { $method }() 之前请先调用 reset()
env-closed = 这个环境已经关闭；请新建一个
