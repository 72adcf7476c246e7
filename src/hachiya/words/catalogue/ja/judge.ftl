judge-in-two-piles = { $letters } が2人の取り札にあります
judge-no-card = { $given } という札はありません。札は AS や TH のように数とスートで、ジョーカーは LJ と BJ で書きます
judge-three-times = { $card } が3枚あります。1組に2枚だけです
judge-not-in-hand = { $cards } は手札にありません
judge-several-suits = { $cards } は1つのスートではありません
judge-other-number = { $cards }: このトリックでは誰もが{ $number }枚出します
judge-no-suit = { $given } という切札はありません。あるのは{ $names }です
judge-no-level = { $given } というステージはありません。{ $low }から{ $high }（A）までです
