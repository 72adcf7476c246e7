time-bot-in = { $time } 后由电脑接着打
time-left = 还剩 { $time }
time-own = 你的时间
time-own-still = 大家在等你。电脑接着打还有
time-stands-in = 电脑正在替你打。
time-back = 回来自己打
time-each-move = 每步最多 { $time }。
time-match = 每人全场 { $time }，每步加 { $more } 秒。
