/** The site's paints, the same as in its style sheet. */
export const INK = '#1c1033';
export const PAPER = '#fff8ea';
export const MARIGOLD = '#ffb71b';
export const PEACOCK = '#008b94';
export const RANI = '#d81b7a';
