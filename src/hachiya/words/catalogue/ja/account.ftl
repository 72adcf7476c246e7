account-pot-hachihachi = 場の下り賃
account-pot-hachiju = 場の降り賃
account-board-hachihachi = 番個板
account-bank-hachihachi = 賞金
