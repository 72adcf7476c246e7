/** The picture of 八十分: the four suits on a chequered ground. */

export const SuitsPrint = () => (
  <svg class="suits-print" viewBox="0 0 236 424" aria-hidden="true" preserveAspectRatio="none">
    <path class="sp-paper" d="M0 0h236v424H0z" />
    <path class="sp-ink" d="M0 212h118v212H0zM118 0h118v212H118z" />
    <path
      class="sp-ink"
      transform="translate(59 106) scale(.92)"
      d="M0-58C14-30 48-12 48 16c0 26-34 30-42 10 0 14 6 26 14 32h-40c8-6 14-18 14-32-8 20-42 16-42-10C-48-12-14-30 0-58z"
    />
    <path
      class="sp-red"
      transform="translate(177 108) scale(.86)"
      d="M0 56C-16 26-52 8-52-24c0-34 42-40 52-10 10-30 52-24 52 10C52 8 16 26 0 56z"
    />
    <path
      class="sp-red"
      transform="translate(59 318) scale(.9)"
      d="M0-66C14-36 30-18 46 0 30 18 14 36 0 66-14 36-30 18-46 0-30-18-14-36 0-66z"
    />
    <path
      class="sp-ink"
      transform="translate(177 318) scale(.9)"
      d="M0-58a24 24 0 0 1 22 34A25 25 0 1 1 6 18c0 16 4 30 14 40h-40c10-10 14-24 14-40a25 25 0 1 1-16-42A24 24 0 0 1 0-58z"
    />
  </svg>
);
