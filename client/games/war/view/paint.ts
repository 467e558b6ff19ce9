/** The paint of the toys and the quilt: drawn things keep it in both themes. */
export const INK = '#1c1033';
export const CREAM = '#fff8ea';
export const MARIGOLD = '#ffb71b';
export const VERMILION = '#ec5427';
export const SKY = '#2f6fde';
export const RANI = '#d81b7a';
