## The database

db-no-file = 没有这个文件
db-no-tables = 这不是 hachiya 的数据库
db-older-database = 这是旧版的数据库，用它启动 `hachiya serve` 就会更新
db-older-servers = 还有旧版的服务器在使用这个数据库，请先结束它们（用 `hachiya admin servers` 查看）
db-tables-missing = 缺少 { $rows } 或其中的列；`hachiya db repair` 会重建可以重建的部分
db-only-files = 这样只能复制 SQLite 数据库；PostgreSQL 请用 pg_dump
db-onto-itself = 备份不能写到数据库本身

## PostgreSQL

db-wrong-password = 这个角色的密码不对，或者没有这个角色
db-no-password = 这个角色需要密码；请设置 PGPASSWORD，或用 --database-password-file 指定文件
db-no-password-for-file = SQLite 文件没有密码
db-not-admitted = 数据库服务器不接受这个角色从这里连接；请检查角色和 pg_hba.conf
db-no-database = 没有这个数据库；请用 createdb 创建
db-no-rights = 角色的权限不够；请让它拥有数据库，或授予数据库的 CONNECT 和模式的 CREATE、USAGE
db-no-server = 这个地址没有数据库服务器应答
db-unknown-host = 找不到数据库服务器的名字
db-no-tls = 不能与数据库服务器建立加密连接；请检查 sslmode 和 sslrootcert
db-too-many-connections = 数据库服务器的连接数已满
db-no-resources = 数据库服务器的内存或其他资源不够
db-starting-or-stopping = 数据库服务器正在启动或关闭
db-connection-lost = 与数据库的连接断了
db-not-utf8 = 数据库的编码是 { $encoding }；请用 UTF8 创建
db-error-code = PostgreSQL 拒绝了，代码 { $code }

## What is wrong with a table

db-bad-table = 牌桌的设置无法读取
db-bad-entry = 共 { $total } 条，第 { $number } 条和前面接不上
db-bad-packing = 打包的条目坏了
db-other-record = 牌谱和打包时的不一样
db-kept-twice = 条目有两份，打包的和没打包的
db-rows-differ = { $rows } 的内容与记录不符
db-rows-missing = { $rows }：数据库缺少这张表或其中的列；无法由记录重建的内容已经丢失
db-rows-bad = { $rows }：有 { $number } 行无法读取
db-rows-orphaned = { $rows }：有 { $number } 行所属的牌桌或玩家已不存在
db-sums-wrong = { $rows }：合计少于已统计的数目，或无法读取；已删除对局的统计无法恢复
db-entries-gone = 它的记录已经不在了
db-of-table = 牌桌 { $table }：{ $what }
db-of-file = SQLite：{ $why }

## check

db-checked = 共 { $total } 桌：打完 { $finished }，在打 { $running }，旧规则 { $outdated }，损坏 { $damaged }
db-to-repair = 停掉服务器后，`hachiya db repair` 会说明能保住什么

## export, import, backup

db-exported = 已把 { $number } 场写到 { $file }
db-not-exported = 牌桌 { $table } 坏了，没有写出
db-imported = 导入 { $number } 场，原来就有 { $known } 场，拒绝 { $refused } 场
db-refused = { $file }：{ $what }
db-backed-up = { $file }：{ $size }，完好

## prune

db-would-prune = { $day } 以前打完的 { $number } 场连同牌桌、钥匙和牌谱都会删掉；加上 --yes 才真的删
db-pruned = 已删掉 { $day } 以前打完的 { $number } 场
db-nothing-to-prune = { $day } 以前没有打完的

## repair

db-would-cut = 牌桌 { $table }：{ $what }；{ $total } 条里会保住 { $number } 条
db-would-take-out = 牌桌 { $table }：{ $what }；没有可以继续的记录，将被取出
db-taken-out = 牌桌 { $table }：{ $what }；没有可以继续的记录，全部内容已移到 { $file }
db-would-make-anew = 牌桌 { $table }：{ $what }；记录全部完好，其余将重新生成
db-made-anew = 牌桌 { $table }：{ $what }；记录全部完好，其余已重新生成
db-rows-taken-out = 无法使用的行已移到 { $file }
db-cut = 牌桌 { $table }：{ $what }；{ $total } 条里保住 { $number } 条，其余在 { $file }
db-would-repair = 尚未作任何修改；加 --yes 才会执行
db-nothing-to-repair = 没有损坏的牌桌
