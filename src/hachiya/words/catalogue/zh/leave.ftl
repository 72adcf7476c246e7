leave-give-up = 认输
leave-table = 离开{ $table }
leave-title = 认输？
leave-text = 由电脑接替，把这一场打完。同桌的人会知道。不能再回到座位上。
leave-stay = 接着打
leave-text-listed = 也可以只从列表中移除：对局会一直等着，凭网址就能回来。
leave-remove = 从列表中移除
leave-text-waiting = 对局还没开始：你的座位又空出来给别人。如果是你开的桌，就会关闭，等在那里的人都会离开。
