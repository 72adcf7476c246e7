### 一緒に卓を囲む人たち。

company-here = います
company-thinking = 考え中
company-lost = 接続が切れています
company-same = { $names }は同じ人です
