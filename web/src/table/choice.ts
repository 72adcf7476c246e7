/** What the person is about to do: a hand card picked, the field cards it would take, then the act itself. */

import { computed, effect, signal } from "@preact/signals";
import { indexOf, letterOf, sameMonth } from "../cards/deck";
import type { Game } from "./game";

export class Choice {
  readonly picked = signal<string | null>(null);

  /** The field cards that light up: those that the picked card takes, or of which one is to be chosen. */
  readonly lit = computed(() => {
    const view = this.game.scene.value?.view;
    if (!view) return "";
    if (this.picking.value) return view.legal.map(letterOf).join("");
    return this.picked.value ? this.takes(this.picked.value) : "";
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
      if (this.picked.value && !this.hand.includes(this.picked.value)) this.picked.value = null;
      if (!this.game.ready.value) return;
      const wanted = this.wanted;
      this.wanted = null;
      if (wanted && this.picking.value && this.lit.value.includes(wanted)) this.game.act([indexOf(wanted)]);
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

  /** Tap once to pick, again to play. */
  tapHand(card: string): void {
    if (this.picked.value !== card) this.picked.value = card;
    else if (this.playing.value) this.play();
    else this.picked.value = null;
  }

  /** Take this card, or pick what would take it. */
  tapField(card: string): void {
    if (this.picking.value) {
      if (this.lit.value.includes(card)) this.game.act([indexOf(card)]);
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
    this.wanted = wanted;
    this.game.act([indexOf(card)]);
  }
}
