account-pot-hachihachi = 放弃费池
account-pot-hachiju = 放弃费池
account-board-hachihachi = 月石板
account-bank-hachihachi = 奖金
