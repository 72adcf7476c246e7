/** The person's choice in progress: a picked hand card, the field cards it would take, and the action. */

import { computed, effect, signal } from "@preact/signals";
import { indexOf, letterOf, sameMonth } from "../cards/deck";
import { caution } from "../preferences";
import type { Danger } from "../protocol/messages";
import type { Game } from "./game";

/** A chosen card that helps another seat, before it is played. */
export interface Doubt {
  card: string;
  dangers: readonly Danger[];
  play: () => void;
}

export class Choice {
  readonly picked = signal<string | null>(null);
  /** The card of hand or field that the person points at. */
  readonly pointed = signal<string | null>(null);
  /** The choice that needs to be confirmed. */
  readonly doubt = signal<Doubt | null>(null);

  /** The highlighted field cards: those that the picked card takes, or the two to choose from. */
  readonly lit = computed(() => {
    const view = this.game.scene.value?.view;
    if (!view) return "";
    if (this.picking.value) return view.legal.map(letterOf).join("");
    return this.picked.value ? this.takes(this.picked.value) : "";
  });

  /** The card that texts and highlights are about. */
  readonly highlighted = computed(() => this.pointed.value ?? this.picked.value);

  /** The cards that the pointed card takes, or that take it. */
  readonly partners = computed(() => {
    const card = this.pointed.value;
    const field = this.game.scene.value?.view.field ?? "";
    if (!card) return "";
    if (this.hand.includes(card)) return this.takes(card);
    return field.includes(card) ? [...this.hand].filter((own) => sameMonth(own, card)).join("") : "";
  });

  /** Whether one of two field cards is to be chosen now. */
  readonly picking = computed(() => {
    const phase = this.game.scene.value?.view.phase;
    return this.game.ready.value && (phase === "pick_hand" || phase === "pick_stock");
  });

  /** Whether a hand card is to be played now. */
  readonly playing = computed(() => this.game.ready.value && this.game.scene.value?.view.phase === "play");

  /** The field card that was tapped when the hand card was played. */
  private target: string | null = null;
  private readonly stopWatching: () => void;

  constructor(private readonly game: Game) {
    this.stopWatching = effect(() => {
      const field = this.game.scene.value?.view.field ?? "";
      if (this.picked.value && !this.hand.includes(this.picked.value)) this.picked.value = null;
      if (this.pointed.value && !(this.hand + field).includes(this.pointed.value)) this.pointed.value = null;
      if (!this.game.ready.value) {
        this.doubt.value = null;
        return;
      }
      const wanted = this.target;
      this.target = null;
      if (wanted && this.picking.value && this.lit.value.includes(wanted)) this.take(wanted);
    });
  }

  stop(): void {
    this.stopWatching();
  }

  /** The viewer's own cards. */
  get hand(): string {
    const { viewer, scene } = this.game;
    return typeof viewer === "number" ? (scene.value?.view.hands[viewer] ?? "") : "";
  }

  /** The cards that a card takes from the present field. */
  takes(card: string): string {
    const field = this.game.scene.value?.view.field ?? "";
    return [...field].filter((other) => sameMonth(card, other)).join("");
  }

  /** The seats that this card would help, where that is 法度. */
  dangers(card: string): readonly Danger[] {
    const choices = this.game.scene.value?.view.choices ?? [];
    return choices.find(({ action }) => action === indexOf(card))?.dangers ?? [];
  }

  /** Point at a card, or stop pointing at it. */
  point(card: string, at: boolean): void {
    if (at) this.pointed.value = card;
    else if (this.pointed.value === card) this.pointed.value = null;
  }

  /** A tap picks a card, another tap plays it. */
  tapHand(card: string): void {
    this.pointed.value = card;
    if (this.picked.value !== card) this.picked.value = card;
    else if (this.playing.value) this.play();
    else this.picked.value = null;
  }

  /** Take this card, or pick the hand card that would take it. */
  tapField(card: string): void {
    this.pointed.value = card;
    if (this.picking.value) {
      if (this.lit.value.includes(card)) this.take(card);
    } else if (this.picked.value && this.lit.value.includes(card)) {
      if (this.playing.value) this.play(card);
    } else {
      this.picked.value = [...this.hand].find((own) => sameMonth(own, card)) ?? null;
    }
  }

  /** Play the picked card; `wanted` is the card to take if there is a choice. */
  play(target: string | null = null): void {
    const card = this.picked.value;
    if (!card || !this.playing.value) return;
    this.unless(card, () => {
      this.target = target;
      this.game.act([indexOf(card)]);
    });
  }

  /** Take this one of two field cards. */
  private take(card: string): void {
    this.unless(card, () => this.game.act([indexOf(card)]));
  }

  /** Play, unless the choice needs to be confirmed: excused help costs nothing more. */
  private unless(card: string, play: () => void): void {
    const dangers = this.dangers(card).filter(({ excused }) => !excused);
    const sure = () => {
      this.doubt.value = null;
      play();
    };
    if (dangers.length && caution.value === "ask") this.doubt.value = { card, dangers, play: sure };
    else sure();
  }
}
