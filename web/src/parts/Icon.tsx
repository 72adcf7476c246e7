/** The line icons of the design. */

import "./Icon.css";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  pause: "M8 5v14M16 5v14",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  lines: "M5 6h14M5 12h14M5 18h9",
  sheet: "M5 3h14v18H5zM5 9h14M5 15h14M12 3v18",
  book: "M4 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H4zM20 4h-6a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h6z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z",
  menu: "M4 7h16M4 12h16M4 17h16",
  play: "M7 4.5v15l12-7.5z",
  again: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4",
  save: "M12 4v12M7 11l5 5 5-5M5 20h14",
  settings:
    "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  people:
    "M12.2 8a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0zM3 20c.4-4 2.6-6 6-6s5.600 2 6 6M19.600 9a2.600 2.600 0 1 1-5.200 0 2.600 2.600 0 0 1 5.200 0zM17 14c2.600 0 4 1.600 4.300 4.500",
  flag: "M6 21V4h12l-3 4.5 3 4.500H6",
  hint: "M9 18h6M10 21h4M8.5 15c-1.800-1.300-3-3.200-3-5.500a6.500 6.500 0 0 1 13 0c0 2.300-1.200 4.200-3 5.500z",
  talk: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  shuffle:
    "M4 7h4c4 0 4 10 8 10h4M17 14l3 3-3 3M4 17h4c1.300 0 2.200-1.100 2.900-2.500M13 9.500c.7-1.400 1.700-2.500 3-2.500h4M17 4l3 3-3 3",
  right: "M4 12.500l5.500 5.500L20 6.500",
  puzzle:
    "M9 4.500a2.200 2.200 0 0 1 4.400 0V6H18v4.500h1.500a2.200 2.200 0 0 1 0 4.400H18V20H5v-4.600h1.200a2.200 2.200 0 0 0 0-4.400H5V6h4z",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  warn: "M12 3L2 20h20zM12 10v5M12 17.500h.01",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

export const Mon = () => (
  <svg class="mon" viewBox="0 0 40 40" aria-hidden="true">
    <circle class="mon-ground" cx="20" cy="20" r="19" />
    <path class="mon-sign" d="M17.500 11c.2 8.500-2.600 14.600-8 18.600M22 9.500c.4 9.500 3.300 16 9 20.100" />
  </svg>
);
