around-person-sits = コンピューターに代わって{ $name }さんが続けます。
around-bot-sits = { $before }さんが席を立ち、コンピューターが引き継ぎます。
