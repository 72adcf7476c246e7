### 大家在桌上说的话。

chat-title = 聊天
chat-none = 还没有人说话。
chat-phrases = 短句
chat-reactions = 表情
chat-text = 自己的话
chat-send = 发送
chat-mute = 我不想看
chat-silence = 禁言
chat-silenced = 开桌的人已将你禁言。
chat-hello = 大家好！
chat-luck = 请多关照！
chat-well = 打得好！
chat-thanks = 谢谢！
chat-sorry = 不好意思。
chat-moment = 请稍等。
chat-hurry = 轮到你了。
chat-close = 差一点！
chat-lucky = 运气真好！
chat-again = 再来一场？
chat-bye = 再见！
chat-clap = 鼓掌
chat-laugh = 大笑
chat-wow = 惊讶
chat-think = 思考
chat-cry = 哭
