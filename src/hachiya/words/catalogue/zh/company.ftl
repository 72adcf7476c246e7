### 同桌的人。

company-here = 在座
company-thinking = 正在思考
company-lost = 已断线
company-same = { $names }是同一个人
