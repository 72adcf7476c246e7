/** What the person is about to do: a hand card picked, the field cards it would take, then the act itself. */

import { computed, effect, signal } from "@preact/signals";
import { indexOf, letterOf, sameMonth } from "../cards/deck";
import { caution } from "../preferences";
import type { Danger } from "../protocol/messages";
import type { Game } from "./game";

/** A card that helps another, chosen but not yet played. */
export interface Doubt {
  card: string;
  dangers: readonly Danger[];
  play: () => void;
}

export class Choice {
  readonly picked = signal<string | null>(null);
  /** The card of hand or field that a finger, a mouse or the keyboard points at. */
  readonly pointed = signal<string | null>(null);
  /** What is asked once more before it is done. */
  readonly doubt = signal<Doubt | null>(null);

  /** The field cards that light up: those that the picked card takes, or of which one is to be chosen. */
  readonly lit = computed(() => {
    const view = this.game.scene.value?.view;
    if (!view) return "";
    if (this.picking.value) return view.legal.map(letterOf).join("");
    return this.picked.value ? this.takes(this.picked.value) : "";
  });

  /** The card that is looked at: words and lights are about this one. */
  readonly attended = computed(() => this.pointed.value ?? this.picked.value);

  /** Cards of the other side that go with the card pointed at: what it takes, or what takes it. */
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

  /** Of two field cards the one that was tapped when the hand card was played. */
  private wanted: string | null = null;
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
      const wanted = this.wanted;
      this.wanted = null;
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

  /** What a card takes from the field as it lies. */
  takes(card: string): string {
    const field = this.game.scene.value?.view.field ?? "";
    return [...field].filter((other) => sameMonth(card, other)).join("");
  }

  /** Whom it helps if this card is played or chosen, where that is 法度. */
  dangers(card: string): readonly Danger[] {
    const choices = this.game.scene.value?.view.choices ?? [];
    return choices.find(({ action }) => action === indexOf(card))?.dangers ?? [];
  }

  /** Point at a card, or no longer at this one. */
  point(card: string, at: boolean): void {
    if (at) this.pointed.value = card;
    else if (this.pointed.value === card) this.pointed.value = null;
  }

  /** Tap once to pick, again to play. */
  tapHand(card: string): void {
    this.pointed.value = card;
    if (this.picked.value !== card) this.picked.value = card;
    else if (this.playing.value) this.play();
    else this.picked.value = null;
  }

  /** Take this card, or pick what would take it. */
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

  /** Play the picked card, to take `wanted` where it may choose. */
  play(wanted: string | null = null): void {
    const card = this.picked.value;
    if (!card || !this.playing.value) return;
    this.unless(card, () => {
      this.wanted = wanted;
      this.game.act([indexOf(card)]);
    });
  }

  /** Of two field cards take this one. */
  private take(card: string): void {
    this.unless(card, () => this.game.act([indexOf(card)]));
  }

  /** Play, unless that is to be asked once more: what is excused costs no more than it would anyway. */
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
