/** ふりがな: how names of yaku and terms are read. Kana stand for themselves, `{漢字|かな}` has its reading above. */

export const READINGS: Readonly<Record<string, string>> = {
  // 手役
  三本: "{三本|さんぼん}",
  立三本: "{立三本|たてさんぼん}",
  喰付: "{喰付|くっつき}",
  手四: "{手四|てし}",
  一二四: "{一二四|いちにし}",
  四三: "{四三|しそう}",
  二三本: "{二三本|ふたさんぼん}",
  三本立三本: "{三本|さんぼん}{立三本|たてさんぼん}",
  二立三本: "{二立三本|ふたたてさんぼん}",
  赤: "{赤|あか}",
  短一: "{短一|たんいち}",
  十一: "{十一|といち}",
  光一: "{光一|ぴかいち}",
  空素: "{空素|からす}",
  素六: "{素六|すろく}",
  // 出来役
  五光: "{五光|ごこう}",
  四光: "{四光|しこう}",
  五雲: "{五雲|ごうん}",
  七短: "{七短|ななたん}",
  赤短: "{赤短|あかたん}",
  青短: "{青短|あおたん}",
  猪鹿蝶: "{猪鹿蝶|いのしかちょう}",
  // 特殊役と手役に付くもの
  総八: "{総八|そうはち}",
  二八: "{二八|ふたはち}",
  素十六: "{素十六|すじゅうろく}",
  飛込み: "{飛込|とびこ}み",
  抜け: "{抜|ぬ}け",
  // 用語
  役: "{役|やく}",
  手役: "{手役|てやく}",
  出来役: "{出来役|できやく}",
  下げ: "{下|さ}げ",
  法度: "{法度|はっと}",
  親: "{親|おや}",
  仮親: "{仮親|かりおや}",
  胴: "{胴|どう}",
  小場: "{小場|こば}",
  大場: "{大場|おおば}",
  絶場: "{絶場|ぜつば}",
  場: "{場|ば}",
  場札: "{場札|ばふだ}",
  山札: "{山札|やまふだ}",
  手札: "{手札|てふだ}",
  札の点: "{札|ふだ}の{点|てん}",
  貫: "{貫|かん}",
  下り賃: "{下|お}り{賃|ちん}",
  降り賃: "{降|お}り{賃|ちん}",
  追い込み: "{追|お}い{込|こ}み",
  吟味: "{吟味|ぎんみ}",
  月石: "{月石|つきいし}",
  越年: "{越年|えつねん}",
  持ち越し: "{持|も}ち{越|こ}し",
  猪: "{猪|いのしし}",
  切札: "{切札|きりふだ}",
  底牌: "{底牌|ていはい}",
  子: "{子|こ}",
  点札: "{点札|てんふだ}",
  晒す: "{晒|さら}す",
};

/** A piece of a word, with its reading where it has one. */
export interface Piece {
  base: string;
  kana: string | null;
}

/** `{下|さ}げ` in pieces. */
export const piecesOf = (spelt: string): Piece[] => [...spelt.matchAll(/\{([^|}]+)\|([^}]+)\}|([^{]+)/g)].map(([, base, kana, plain]) => (plain === undefined ? { base: base!, kana: kana! } : { base: plain, kana: null }));

const LONGEST_FIRST = Object.keys(READINGS).sort((a, b) => b.length - a.length);

/** A name put together from names that have readings (赤三本, 赤短・青短), in pieces. */
export function read(name: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = name;
  while (rest) {
    const known = LONGEST_FIRST.find((written) => rest.startsWith(written));
    if (known) pieces.push(...piecesOf(READINGS[known]!));
    else {
      const last = pieces.at(-1);
      if (last && last.kana === null) last.base += rest.charAt(0);
      else pieces.push({ base: rest.charAt(0), kana: null });
    }
    rest = rest.slice(known?.length ?? 1);
  }
  return pieces;
}
