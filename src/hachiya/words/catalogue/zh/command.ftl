command-whole-number = { $option } 是 { $low } 到 { $high } 的整数，不是 { $given }
command-one-of = { $option } 不能是 { $given }。可选：{ $names }
command-place = { $option } 是端口或 HOST:PORT，而不是 { $given }
command-player-name = { $option }：名字是 1 到 { $high } 个能显示的字，不是 { $given }
command-name-and-value = --option 写成 名字=值，每个名字一次，不是 { $given }。{ $game }的选项：{ $names }
command-no-option = 没有 { $given } 这一项。可以用：{ $names }、--help
command-needs-value = { $option } 后面要有一个值
command-takes-no-value = { $option } 不能带值
command-missing = 缺少 { $option }
command-together = 这些选项须一起使用：{ $options }
command-apart = 这些选项不能一起使用：{ $options }
command-not-text = { $file }：不是 UTF-8 文本
command-wrong-value = { $option } 的值不对：{ $why }
command-unexpected = 多余的参数：{ $given }。可以用：{ $names }、--help
command-no-command = 没有 { $given } 这个命令。命令有：{ $names }
command-did-you-mean = { $what }。是不是 { $name }？
command-as-it-is = { $why }
command-wrong-picture = --plot { $file }：图的文件名以 { $names } 之一结尾
command-needs-extra = 需要 { $name }，但没有安装：pip install 'hachiya[{ $extra }]'
command-plot-needs-matplotlib = --plot 需要 matplotlib：pip install 'hachiya[plot]'

## Files

command-of-file = { $file }：{ $why }
command-not-there = { $file }：没有这个文件或目录
command-no-access = { $file }：没有权限
command-not-permitted = { $file }：不允许的操作
command-is-directory = { $file }：这是目录
command-no-directory = { $file }：不是目录
command-no-space = { $file }：没有空间了
command-read-only = { $file }：只读
command-long-name = { $file }：名字太长

## Work

command-gets-ready = { $bot } 正在准备{ $game }（第一次约 { $seconds } 秒）
command-compiled = { $total } 个搜索已编译 { $number } 个
command-compiling = { $total } 个搜索已编译 { $number } 个，还要约 { $seconds } 秒
command-interrupted = 已中断
command-serving = 八屋：{ $address }（Ctrl-C 结束）
command-for-others = 其他人请打开： { $address }
command-wrong-leads = 甩错而结束的局：{ $deals } 局中 { $wrong } 局（{ $share } %）
command-summary = 第{ $number }场：{ $game }{ $said }，{ $played }，验证了 { $verified } 个事件
command-played-months = { $deals } 个月
command-played-deals = { $deals } 局
command-ends-after-match = 牌谱在第 { $number } 场之后断了
command-ended-early = 第 { $number } 场由全体同意提前结束（验证了 { $verified } 个事件）
command-ends-after-line = 牌谱在第 { $number } 场中间、第 { $line } 行之后结束（验证了 { $verified } 个事件）
command-ends-inside-line = 牌谱在第 { $number } 场中间、第 { $line } 行之后的一行里断了（验证了 { $verified } 个事件）
command-nothing-kept = 什么都没有保存。加上 --state FILE，同一个命令以后可以继续
command-kept = { $deals } 局中的 { $number } 局留在 { $file }，同一个命令会接着做
command-site-unbuilt = 缺少站点的部件：请运行 `make site`，或安装带有部件的 wheel
command-site-not-empty = { $file } 不是空的
command-site-no-address = --server 必须是 https://cards.example.org/ 这样的地址，而不是 { $given }
command-site-no-root = --root 必须是 /hachiya/ 这样的路径，而不是 { $given }
command-site-written = 站点在 { $file } 里，任何网页服务器都能提供。查看：python3 -m http.server -d { $file }
command-record-or-cards = 请给出一份牌谱或 --cards，二者取一
command-picture-file = 图的文件名以 .svg 或 .png 结尾，不能写到 { $given }
command-no-event = 牌谱有 { $number } 个事件，没有第 { $given } 个
command-hand-yaku = 手役
command-open-cards = 亮出的牌
command-no-hand-yaku = 没有手役
command-chosen-ribbons = 加 { $letters } 中的 { $number } 张
command-hand-pays = 另外两家各付此数。
command-option-needs-game = 使用 --option 时须给出 --game，因为各个游戏的选项不同
