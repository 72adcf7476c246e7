around-person-sits = 席{ $seat }に{ $name }さんが着きました。
around-bot-sits = 席{ $seat }はコンピューターの{ $name }が受け持ちます。
