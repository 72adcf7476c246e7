/** What the terms of the games mean, each in one sentence, in three languages. */

import type { Language } from "../preferences";

/** Where a term belongs: to all games with flower cards, to some of them, to 八十分. */
type Place = "hanafuda" | "nakayoshi" | "sannin" | "shiragiku" | "hachiju" | "bashifen";

interface Term {
  games: readonly Place[];
  words: Record<Language, string>;
  means: Record<Language, string>;
}

const term = (games: readonly Place[], words: [ja: string, en: string, zh: string], means: [ja: string, en: string, zh: string]): Term => ({
  games,
  words: { ja: words[0], en: words[1], zh: words[2] },
  means: { ja: means[0], en: means[1], zh: means[2] },
});

const HANAFUDA = ["hanafuda"] as const;
const BASHIFEN = ["bashifen"] as const;

export const GLOSSARY = {
  yaku: term(HANAFUDA, ["役", "yaku", "役"], ["決まった札の組み合わせ。できると役代を受け取ります。", "A set of cards that is paid for.", "固定的牌组，凑成就有收入。"]),
  hand_yaku: term(HANAFUDA, ["手役", "hand yaku", "手役"], ["配られた七枚でできる役です。", "A yaku in the seven cards as they were dealt.", "发到手的七张牌里就有的役。"]),
  captured_yaku: term(HANAFUDA, ["出来役", "captured yaku", "出来役"], ["取った札でできる役で、その月を終わらせることができます。", "A yaku in the cards that you took; it can end the month.", "用收来的牌凑成的役，可以结束这个月。"]),
  field: term(HANAFUDA, ["場", "field", "场"], ["表を向けて並べた札と、その月の値段を決める場の種類。", "The open cards in the middle; their lights set what the month counts.", "摆在中间的明牌，其中的光决定这个月的倍数。"]),
  small: term(HANAFUDA, ["小場", "small field", "小场"], ["場に光が配られなかった月。すべて等倍です。", "No light was dealt to the field: everything counts once.", "场上没有发到光的月份，一切按一倍。"]),
  large: term(HANAFUDA, ["大場", "large field", "大场"], ["松・桜・芒の光が場に配られた月。おもに二倍です。", "A light of pine, cherry or pampas was dealt to the field: mostly everything counts twice.", "场上发到松、樱、芒的光，通常按两倍。"]),
  grand: term(HANAFUDA, ["絶場", "grand field", "绝场"], ["柳・桐の光が場に配られた月。おもに四倍です。", "A light of willow or paulownia was dealt to the field: mostly everything counts four times.", "场上发到柳、桐的光，通常按四倍。"]),
  shima: term(HANAFUDA, ["シマ", "shima", "岛"], ["場に同じ月の札が四枚そろって配られること。決まった人が取ります。", "All four cards of one month dealt to the field; one player takes them.", "场上发到同月的四张牌，由规定的人收走。"]),
  sage: term(HANAFUDA, ["下げ", "sage", "下げ"], ["出来役ができてもあがらず、さらに役をねらって続けること。", "Going on for more after making a captured yaku, at one’s own risk.", "凑成役以后不停，冒险继续。"]),
  hatto: term(HANAFUDA, ["法度", "hatto", "法度"], ["人に役を作らせる札を出すこと。出した人がほかの人の分も払います。", "Playing a card that lets another complete a yaku; whoever does so pays for the others too.", "打出让别人凑成役的牌，要替其他人一起付。"]),
  dealer: term(["nakayoshi", "shiragiku", "sannin"], ["親", "dealer", "亲"], ["札を配る人。三人はちはちでは胴と言います。", "Who deals this month and speaks or plays first.", "这个月发牌的人，先说先打。"]),
  do: term(["sannin"], ["胴", "dō", "胴"], ["札を配り、最初に打つ人。親とも言います。", "The dealer, who plays first.", "发牌并且先打的人，也叫亲。"]),
  leader: term(["hachiju"], ["仮親", "leader", "临时庄家"], ["最後にダブルを言った人、それまでは札を配る人。この人から打ちます。", "Whoever doubled last, before that the dealer; play begins there.", "最后加倍的人，没人加倍时是发牌的人，由他先打。"]),
  tobikomi: term(HANAFUDA, ["飛込み", "tobikomi", "飞入"], ["公開した三枚の月を、残りの一枚も合わせて四枚とも取ること。", "Capturing all four cards of the month of which one has shown three.", "亮出三张的那个月，四张全部收到。"]),
  nuke: term(HANAFUDA, ["抜け", "nuke", "脱出"], ["カスばかりの手役を公開し、札の点で人並みを越えること。", "Taking more than an equal share of card points after showing a hand of plain cards.", "亮出全是杂牌的手役，牌点却超过平均。"]),
  mizuten: term(["nakayoshi"], ["みずてん", "mizuten", "不看牌"], ["札を見る前に、親がその月に出ると決めること。", "The dealer comes in before having looked at the cards.", "庄家没看牌就决定上场。"]),
  fold_fee: term(["nakayoshi"], ["下り賃", "fold fee", "放弃费"], ["その月に出ない人が払い、勝った人が受け取るもの。", "What those pay who do not play the month; the winner takes it.", "不上场的人付的钱，归赢家。"]),
  fold_fee_hachiju: term(["hachiju"], ["降り賃", "fee for folding", "放弃费"], ["その回に出ない人が払い、勝った人が受け取るもの。", "What those pay who do not play the deal; the winner takes it.", "不上场的人付的钱，归赢家。"]),
  squeezed: term(["nakayoshi"], ["追い込み", "squeezed out", "挤出"], ["ほかの三人が出て、打てなくなること。手札に応じて受け取ります。", "Being left out because three others have come in; the hand is paid for in part.", "另外三人已经上场，自己打不成，按手牌得到一部分。"]),
  card_points: term(HANAFUDA, ["札の点", "card points", "牌点"], ["取った札の点。役のない月は、人並みとの差で受け渡します。", "What captured cards count; without a yaku the difference from an equal share is paid.", "收到的牌的点数，没有役的月份按与平均的差额付。"]),
  kan: term(["nakayoshi", "sannin", "shiragiku"], ["貫", "kan", "贯"], ["十二点で一貫です。", "Twelve points make one kan.", "十二点是一贯。"]),
  carry: term(["nakayoshi", "sannin", "shiragiku"], ["持ち越し", "carried over", "留到下月"], ["場の種類が翌月にも続くこと。", "The kind of field holds for a later month too.", "场的种类延续到以后的月份。"]),
  overtime: term(["sannin", "shiragiku"], ["越年", "overtime", "越年"], ["場が持ち越されている間、十二月のあとも続けること。", "Playing on after the last month while a field is still carried over.", "还有留下的场，就在最后一个月以后继续打。"]),
  month_stone: term(["sannin"], ["月石", "month stone", "月石"], ["次の胴が毎月一点ずつ置き、年の終わりに最下位の人が受け取る石。", "The point that the next dealer lays down each month; the last place takes them all.", "下一个庄家每月放一点，年底归最后一名。"]),
  gimmi: term(["sannin", "shiragiku"], ["吟味", "gimmi", "吟味"], ["一年の勝者がほかの人から受け取る賞。", "What the winner of the year gets from the others.", "一年的赢家从别人那里得到的奖。"]),
  double: term(["hachiju"], ["ダブル", "double", "加倍"], ["倍率を二倍にして出ること。降りていない人はみな答え直します。", "Coming in at twice the rate; all who have not folded answer again.", "倍数翻一番上场，没放弃的人都要重新回答。"]),

  stage: term(BASHIFEN, ["ステージ", "stage", "级"], ["2 から A までの段のうち、組のいる所。親のステージの札は切札です。", "Where a pair stands on the ladder from 2 to A; cards of the oya’s stage are trumps.", "从 2 到 A 的级数，庄家所打的级牌都是主牌。"]),
  oya: term(BASHIFEN, ["親", "oya", "庄"], ["自分のステージを打つ組。子を80点未満に抑えれば続けます。", "The pair whose stage is played; it stays so while ko has fewer than 80 points.", "打自己级数的一方，闲家不到 80 分就继续坐庄。"]),
  ko: term(BASHIFEN, ["子", "ko", "闲"], ["点札を集める組。80点で次の親になります。", "The pair that collects point cards; with 80 points it becomes oya.", "抢分的一方，抢到 80 分就换庄。"]),
  dacha: term(BASHIFEN, ["ダーチャ", "dacha", "打家"], ["親の組のうち、底牌を取り、最初にリードする人。", "The one of the oya pair who takes the widow and leads first.", "庄家里拿底牌、先领出的人。"]),
  trumps: term(BASHIFEN, ["切札", "trumps", "主牌"], ["ジョーカーとステージの札、それに一つのスート。ほかのスートに勝ちます。", "Jokers, cards of the stage and mostly one suit; they beat all others.", "王、级牌和一门花色，大过其他花色。"]),
  widow: term(BASHIFEN, ["底牌", "widow", "底牌"], ["はじめに除く八枚。ダーチャが取り、代わりに八枚を伏せます。", "Eight cards laid aside; the dacha takes them and buries eight instead.", "先留出的八张，打家拿起后另扣八张。"]),
  point_cards: term(BASHIFEN, ["点札", "point cards", "分牌"], ["K と 10 は10点、5 は5点です。", "Kings and tens count 10, fives count 5.", "K 和 10 算 10 分，5 算 5 分。"]),
  declare: term(BASHIFEN, ["晒す", "declare", "亮主"], ["ステージの札を見せて、切札を決めること。", "Showing a card of the stage to fix the trump suit.", "亮出级牌来定主。"]),
  trick: term(BASHIFEN, ["トリック", "trick", "一墩"], ["一人のリードと、それに続く三人の札。", "One lead and what the three others play to it.", "一个人领出，另外三个人跟出的牌。"]),
} satisfies Record<string, Term>;

export type TermName = keyof typeof GLOSSARY;

const TERMS: Readonly<Record<string, Term>> = GLOSSARY;

export const termOf = (name: TermName): Term => TERMS[name]!;

/** The terms of a game, in the order of the list. */
export const termsOf = (game: string): TermName[] =>
  (Object.keys(GLOSSARY) as TermName[]).filter((name) => {
    const { games } = termOf(name);
    return games.includes(game as Place) || (game !== "bashifen" && games.includes("hanafuda"));
  });
