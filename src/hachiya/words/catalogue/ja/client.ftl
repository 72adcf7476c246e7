client-no-link = このサーバーのリンクは { $address } で始まり、末尾まで全部必要です。コードなら数字八桁です
client-other-version = サーバーの Hachiya は版が違い、届いた内容を読めません。サーバーと同じ版を入れてください
client-no-house = { $address } では Hachiya のサーバーが応答していません
client-not-open = 卓への接続がまだ開いていません。「async with」で開いてください
