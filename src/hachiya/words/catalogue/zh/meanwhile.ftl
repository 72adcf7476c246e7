meanwhile-title = 等待的时候
meanwhile-play = 先和电脑玩这个
meanwhile-called = 到齐会叫你。
meanwhile-long = 有一会儿没人来了。先和电脑玩，你的座位会一直留着。
meanwhile-long-host = 有一会儿没人来了。可以让电脑坐空位，马上开始；也可以先和电脑玩，这桌继续等人。
