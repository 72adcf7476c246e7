meanwhile-title = 待つ間に
meanwhile-play = その間コンピューターと打つ
meanwhile-called = そろったら呼びます。
meanwhile-long = しばらく誰も来ていません。コンピューターと打っている間も席は空けておきます。
meanwhile-long-host = しばらく誰も来ていません。空いた席にコンピューターを入れればすぐ始められます。別の卓でコンピューターと打ちながら待つこともできます。
