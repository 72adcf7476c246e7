import { expect, test } from "vitest";
import { wordSeats } from "../../src/fair/wordSeats";
import type { AnyTableMessage } from "../../src/protocol/connection";
import { type Around, Shuffle } from "../../src/table/shuffle";

const sha256 = "ab".repeat(32);
const promise = (n: number): Around => ({ e: "commit", n, sha256 });
const seal = (seat: number): Around => ({ e: "entropy", n: 1, seat, sha256 });
const words = (seat: number): Around => ({ e: "entropy", n: 1, seat, words: "spring" });

test("each person is marked by whether their words are in the cards", () => {
  const around = [promise(1), seal(0), seal(2), words(2)];
  expect(wordSeats(around, [0, 2, 3])).toEqual({ open: [2], unopened: [0], silent: [3] });
  expect(wordSeats([promise(1)], [1])).toEqual({ open: [], unopened: [], silent: [1] });
});

test("the marks are those of the deal in play, also during the next shuffle and after a redeal", () => {
  const shuffle = new Shuffle(() => {});
  shuffle.arrive({ reveal: "match", record: [promise(1), seal(0)] } as unknown as AnyTableMessage);
  expect(shuffle.dealt.value).toEqual([]);
  shuffle.hear([words(0), { e: "redeal" }, { e: "deal" }]);
  expect(shuffle.dealt.value).toEqual([promise(1), seal(0), words(0)]);
  shuffle.hear([promise(2)]);
  expect(shuffle.dealt.value).toHaveLength(3);
  shuffle.hear([{ e: "deal" }]);
  expect([shuffle.dealt.value, shuffle.around.value]).toEqual([[promise(2)], []]);
});
