/** The person's choice in progress: cards picked for a play or for the kitty, and the action. */

import { computed, effect, signal } from "@preact/signals";
import type { BashifenView, Group, PackCard } from "../protocol/messages";
import { isClaim, uncertainParts } from "./claim";
import type { Game } from "./game";
import { lackOf } from "./lack";
import { COMMIT, KITTY, kindOf } from "./pack";
import type { Held } from "./scene";

export class Choice {
  /** Whether a risky lead needs to be confirmed. */
  readonly warning = signal(false);

  /** Whether cards can be picked now. */
  readonly picking = computed(() => {
    const phase = this.view?.phase;
    return this.game.ready.value && (phase === "bury" || phase === "play");
  });

  /** The picked cards, in the order of the hand. */
  readonly chosen = computed((): PackCard[] =>
    this.hand.filter(({ id }) => this.game.picked.value.includes(id)).map(({ card }) => card),
  );

  /** The actions of the play that the picked cards are. */
  readonly actions = computed(() => this.actionsOf(this.chosen.value));

  /** What the picked cards lack for a play. */
  readonly lack = computed(() => (this.view ? lackOf(this.view, this.chosen.value) : null));

  private lastQuestion: object | null = null;
  private readonly stopWatching: () => void;

  constructor(private readonly game: Game) {
    this.stopWatching = effect(() => {
      const [held, picked] = [this.hand, game.picked.peek()];
      const remaining = picked.filter((id) => held.some((card) => card.id === id));
      if (remaining.length !== picked.length) game.picked.value = remaining;
      if (!this.picking.value) {
        this.warning.value = false;
        return;
      }
      // Cards that must be played in any case are picked ahead, once.
      const ask = this.view?.ask ?? null;
      if (!ask || ask === this.lastQuestion) return;
      this.lastQuestion = ask;
      if (ask.must.length) game.picked.value = idsOf(held, ask.must);
    });
  }

  stop(): void {
    this.stopWatching();
  }

  private get view(): BashifenView | undefined {
    return this.game.scene.value?.view;
  }

  /** The viewer's own cards. */
  private get hand(): Held[] {
    return (this.game.scene.value?.hand ?? []).flatMap(({ cards }) => cards);
  }

  isPicked(id: string): boolean {
    return this.game.picked.value.includes(id);
  }

  /** Whether a card can be part of the play; in a lead, whether it goes with the picked cards. */
  fits(card: PackCard): boolean {
    const { phase, ask } = this.view ?? {};
    if (!this.picking.value || phase !== "play" || !ask) return true;
    const [first] = ask.cards === null ? this.chosen.value : [];
    return ask.may.includes(card) && (!first || this.groupOf(first) === this.groupOf(card));
  }

  /** A tap picks a card, another tap puts it back. */
  tap({ id, card }: Held): void {
    const { picked } = this.game;
    if (!this.picking.value) return;
    if (picked.value.includes(id)) picked.value = picked.value.filter((other) => other !== id);
    else if (this.beginsAnew(card)) picked.value = [id];
    else if (this.fits(card) && picked.value.length < this.most) picked.value = [...picked.value, id];
  }

  /** Put all cards back. */
  clear(): void {
    this.game.picked.value = [];
  }

  /** Play, lead or bury the picked cards; a risky lead needs to be confirmed. */
  submit(): void {
    const chosen = this.chosen.value;
    if (!this.picking.value || this.lack.value) return;
    if (this.leading && isClaim(chosen) && !this.warning.value && this.isRisky) this.warning.value = true;
    else this.send();
  }

  /** Do it without another question. */
  send(): void {
    this.warning.value = false;
    this.game.act(this.actions.value);
  }

  /** The actions of a play of these cards. */
  actionsOf = (cards: readonly PackCard[]): number[] => [...cards.map(kindOf), ...(this.leading ? [COMMIT] : [])];

  /** Whether the viewer leads now. */
  get leading(): boolean {
    return this.view?.phase === "play" && this.view.ask?.cards === null;
  }

  private get isRisky(): boolean {
    const { pairs, singles } = uncertainParts(this.chosen.value, this.view!.tops);
    return pairs.length + singles.length > 0;
  }

  private get most(): number {
    return this.view!.phase === "bury" ? KITTY : (this.view!.ask?.cards ?? Infinity);
  }

  /** The group in the viewer's hand to which a card belongs. */
  private groupOf = (card: PackCard): Group | undefined =>
    this.view!.suits.find(({ cards }) => cards.includes(card))?.suit;

  /** Replace the picked card, or begin a lead from another group. */
  private beginsAnew(card: PackCard): boolean {
    const { ask } = this.view!;
    const [first] = this.chosen.value;
    if (!first || !ask) return false;
    if (ask.cards === 1) return this.fits(card);
    return ask.cards === null && this.groupOf(card) !== this.groupOf(first);
  }
}

/** The first cards of the hand with these names. */
function idsOf(hand: readonly Held[], cards: readonly PackCard[]): string[] {
  const rest = [...hand];
  return cards.flatMap((card) => {
    const at = rest.findIndex((other) => other.card === card);
    return at < 0 ? [] : [rest.splice(at, 1)[0]!.id];
  });
}
