help-program = 玩、计分、讲解并教八八、八十和八十分。
help-version = 显示版本

## The words of every help page

help-usage = 用法：{ $form }
help-form-options = [选项]
help-form-command = 命令 …
help-arguments = 参数：
help-options = 选项：
help-commands = 命令：
help-default = [默认：{ $value }]
help-variable = [环境变量：{ $value }]
help-itself = 显示本说明

## Parameters of several commands

help-language = 语言（否则看 LC_ALL、LANG）
help-game = 玩法：sannin（3人）、nakayoshi（3–7人，有竞叫）、shiragiku（3–7人）、hachiju（2–6人，可加倍）、bashifen（4人，两副扑克）
help-option = 游戏的选项，可以重复
help-seats = 人数：nakayoshi 和 shiragiku 3–7、hachiju 2–6
help-out = 写到哪里，写全了才留下；- 是标准输出
help-seed = 随机种子
help-json = 不显示文字，显示 JSON

## hachiya simulate

help-simulate =
    让机器人对战，写出牌谱或每一步的数据。

    同一个种子在任何机器上、用多少个进程，都写出相同的内容。第 i 场的牌不论谁打都一样。

    八十分还会在标准错误里写出甩错而结束的局的比例。

    Whim 随便选一个合法的动作；八十分先选领出的种类：十次里六次单张，有对子时三次对子，一次甩牌（其中十次有九次是自己看得准的）。
help-matches = 几场
help-simulate-bots = 谁来打。写一个就坐满所有座位，写几个就用逗号隔开、一座一个：Whim、Novice、Apprentice、Greedy、Adept、Master，八十和八十分还有 Grandmaster（从弱到强）；自己写的机器人是 模块:名字
help-simulate-workers = 用几个进程打（否则 1 个，用 --ray 时集群的每个 CPU 一个）
help-simulate-format = 文件的格式：牌谱（jsonl、fuda），或供学习用的数据（npz、parquet），每一步都带着当时那一座看到的东西

## hachiya replay

help-replay =
    重新计算并验证牌谱。

    中途结束的牌谱显示到结尾，并在标准错误里说明（退出码 0）；有错就指出是哪一行（退出码 2）。
help-record = 牌谱；- 是标准输入
help-view = 显示什么（否则是摘要）

## hachiya verify

help-verify =
    检查牌谱里的牌是否和承诺的一样。

    公平洗牌的每一局，秘密必须是承诺过的那个，牌必须由秘密和各人的话得出。先重新计算整份牌谱。有一局不对，或者没有承诺、秘密没有公开，退出码为 1。牌怎么得出，见 docs/play/fair-shuffle.md。

## hachiya review

help-review =
    评判牌谱里的每一次选择。

    每次选择只按那个座位看到的牌用搜索来评判：与最好的选择差多少（贯、点、级），损失最大的时刻、什么更好、为什么，各类选择的准确度，牌运和牌技。先核对牌谱；有错就指出行号（退出码 2）。

## hachiya puzzles

help-puzzles = 有一个选择明显最好、又不是显而易见的那个的题目。
help-puzzles-make =
    从电脑打的局里出题。

    每行一道 JSON：牌、之前的出牌、每个选择值多少、为什么最好的比显而易见的好。
help-puzzles-show =
    显示附带的题目。

    不给名字就是这个游戏今天的题目。每个游戏六十道（sannin-1 到 sannin-60）。
help-puzzles-check =
    把文件里的题目打一遍，再评判一次。

    不是题目的行算错误（退出码 2），并说明原因。
help-puzzles-drill =
    显示一道由规则给出答案的小题

    points, yaku, settlement（花牌），follows, throws（八十分）；同一个号码总是同一题。
help-puzzles-kind = points, yaku, settlement, follows, throws 之一
help-puzzles-which = 第几题，从 0 起没有尽头
help-puzzles-n = 出几道
help-puzzles-name = 如 sannin-7；不给就是这个游戏今天的
help-puzzles-solution = 也显示答案
help-puzzles-file = 题目文件，一行一道；- 是标准输入

## hachiya stats

help-stats =
    核对牌谱，说出各人在所有局里做了什么。

    每个游戏一张表，每人一行：每局输赢及其 95% 区间、续打、法度、放弃费；八十分分庄家和闲家。加 --player 就说出统计的一切：手役和精确概率、打出来的役、领出的牌。按名字区分玩家，机器人不算名字后面的号码。牌谱有错就指出文件和行（退出码 2），没有打完的牌谱在标准错误里说明。
help-records = 牌谱（.jsonl 或 .fuda），一个文件可以有好几场
help-stats-player = 这个玩家的一切统计
help-stats-game = 只算这个游戏

## hachiya play

help-play = 在终端里和电脑玩。
help-opponents = 对手。写一个就是所有对手，写几个就用逗号隔开、一人一个：Whim、Novice、Apprentice、Greedy、Adept、Master，八十和八十分还有 Grandmaster（从弱到强）；自己写的机器人是 模块:名字
help-fixed = 固定座位和牌的种子
help-name = 你的名字
help-keep = 结束时把牌谱写到这里

## hachiya site

help-site = 标签页里的站点：所有游戏离线可玩，任何网页服务器都能提供。
help-site-build =
    把站点写进一个文件夹。

    文件夹可以放到任何网页空间，放在子路径下也行。所需部件在 wheel 里，或由 `make site` 生成。
help-site-folder = 还不存在或为空的文件夹
help-site-server = 页面为了和别处的人玩而指出的八屋服务器地址
help-site-root = 站点在主机上的路径，例如 /hachiya/；有了它，在用 404.html 应答的主机上页面的每个地址都能打开

## hachiya tally

help-tally =
    为桌上真打的一场计分。

    按编号选择发生的事。不可能的事会说明理由并拒绝。每一条都能撤销，每一局都能更正，后面的局重新结算。最后打印计分表。
help-tally-file = 记录文件，.fuda 或 .jsonl，每局之后写入；已有的就接着记
help-tally-names = 玩家的名字，用逗号隔开
help-tally-dealer = 第一局坐庄的座位，从 0 数起

## hachiya render

help-render =
    把牌谱中的局面或几张牌画成图。

    按输出文件的结尾，.svg 是 SVG，.png 是两倍大小的 PNG。
help-render-cards = 不画牌谱，只画牌：花牌用 AIcos 这样的字母，扑克牌用 "AS TH BJ" 这样的名称，扣着的牌用 ?
help-render-event = 画牌谱中第几个事件之后的局面；不写则画最后的局面
help-render-seat = 画这个座位看到的局面，从 0 数起；不写则所有的牌都摊开
help-render-theme = 配色：light 或 dark
help-render-out = 文件，.svg 或 .png；不写则输出 SVG

## hachiya serve

help-serve = 开桌，给这台或别的机器的浏览器用。
help-port = 端口，0 表示任何空闲的
help-host = 监听的地址；0.0.0.0 表示所有网络
help-public-url = 服务器前有代理时，人们打开的地址
help-trusted-proxy = 其 X-Forwarded-For 可信的代理的地址或网段，可重复（只给 --public-url 时为本机的代理）
help-peers = 本服务器等待同一 PostgreSQL 数据库的其他服务器的地址，其他服务器也由此连接
help-tls-cert = 没有代理时使用的 PEM 证书
help-tls-key = 它的密钥
help-database = 牌桌存在哪里（否则是你的一个文件）
help-database-password-file = 存有数据库角色密码的文件（PostgreSQL）
help-metrics = 在本机的这个端口（或 HOST:PORT）向 Prometheus 提供指标；能连到那里的人都能读
help-admin-socket = `hachiya admin` 与服务器通话的 Unix 套接字（默认在 SQLite 数据库旁边）
help-log = 日志的写法：文本行，或每行一个 JSON 对象
help-serve-bots = 供人选作对手的自己写的机器人，写成 模块:名字，用逗号隔开
help-browser = 打开浏览器

## hachiya admin

help-admin =
    照看正在运行的服务器。

    命令通过 Unix 套接字与服务器通话，只有服务器的用户和 root 才能打开它。
help-admin-tables = 列出内存中的牌桌。
help-admin-persons = 列出在线的玩家和旁观者，以及他们的地址。
help-admin-servers = 列出共用数据库的服务器，以及各自拥有的牌桌数。
help-admin-close = 关闭还没开始的牌桌；已经开始的，对局就此结束。
help-admin-silence = 让一个座位上的人在这张牌桌上禁言。
help-admin-ban = 禁止一个地址或网段，并关闭它的连接。
help-admin-unban = 解除对一个地址或网段的禁止。
help-admin-bans = 列出被禁止的地址。
help-admin-metrics = 按 Prometheus 的格式打印指标。
help-admin-drain =
    不再开新桌，并停止服务器。

    正在玩的人可以继续，直到没有人在玩或时间到了。然后服务器告诉所有人它马上回来，做完手头的事，再停止。
help-admin-table = 牌桌的编号
help-admin-seat = 座位号，从 0 开始
help-admin-lift = 让此人重新可以发言
help-admin-address = 一个地址，或像 192.0.2.0/24 这样的网段
help-admin-minutes = 禁止多少分钟；不写则没有期限
help-admin-seconds = 正在玩的人最多还能继续多少秒

## hachiya db

help-db = 检查、复制、修理服务器的数据库。
help-db-check = 查看所有牌桌（服务器可以开着）。
help-db-export = 把打完的每一场的牌谱写进一个文件（服务器可以开着）。
help-db-import = 收进一个文件里打完的对局，每场只收一次（服务器可以开着）。
help-db-backup = 在服务器写入时复制 SQLite 数据库。
help-db-prune =
    删掉旧的对局；服务器不能开着。

    删掉那么多天以前打完的牌桌，连同钥匙、邀请和牌谱，链接从此打不开。
help-db-repair =
    把损坏的牌桌截到最后一条完好的条目；服务器不能开着。

    截掉的留在数据库旁边的文件里，已经打完的对局从那里接着打。
help-db-history = 对局史；- 是标准输入
help-db-copy = 复制到哪里；那里原有的等复制完才换掉
help-db-days = 比这么多天更早
help-db-yes = 真的做；不加只是说说

## hachiya odds

help-games = 列出各个游戏及其人数和可选规则。
help-hand = 判断七张花牌：能成哪些手役，要亮出哪些牌，能收多少。
help-hand-cards = 七张牌，每张一个字母，例如 BFJCGKO
help-hand-game = 哪个游戏；不写则所有花牌游戏
help-hint =
    评估一个局面中的各种选择，并说明理由。

    局面取自牌谱中的第一局比赛。提示只知道轮到的座位所看到的。
help-hint-event = 评估牌谱中第几个事件之后的选择；不写则评估最后的选择
help-hint-worlds = 试多少种看不见的牌的分布；不写则用该游戏通常的数目
help-odds = 说出手役、场等的精确概率。
help-topic = 查什么；不写就列出有什么
help-odds-game = 哪个游戏；否则是有这一项的第一个
help-k = 看过几张
help-cards = 头几张牌本身，如 EFG
help-csv = 显示 CSV，一个数一行
help-odds-plot = 把图画到这个文件（.png 或 .svg）

## hachiya arena

help-arena =
    让机器人从每个座位打同样的牌来比较。

    每局按机器人可能坐的每个座位各打一次，给出每局赢多少及其 95% 区间、竞叫、续打、法度和每手的时间。同一个种子在任何机器上、用多少进程结果都一样。
help-bots = 比较哪些机器人，两个以上，用逗号隔开：Whim、Novice、Apprentice、Greedy、Adept、Master，八十和八十分还有 Grandmaster；自己写的机器人是 模块:名字
help-deals = 几局
help-workers = 进程数（否则每个核一个）
help-ray = 在这个 Ray 集群上打；local 会建一个
help-plot = 把数字画成图（.png、.svg、.pdf）
help-state = 进度存在这里，并从这里接着做

## hachiya completion

help-completion =
    显示让 shell 补全命令的脚本。

    bash：hachiya completion bash > ~/.local/share/bash-completion/completions/hachiya

    zsh：hachiya completion zsh > $fpath 中某个文件夹里的 _hachiya

    fish：hachiya completion fish > ~/.config/fish/completions/hachiya.fish
help-completion-shell = bash、zsh、fish 或 powershell
