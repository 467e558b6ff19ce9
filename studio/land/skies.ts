/** Colours of the light, from the sun outwards; inks, or a tone between two of them. */
export const skies = {
  dusk: ['#fff1bd', 'marigold3', 'marigold2', 'vermilion3', 'vermilion2', 'rani2', 'rani1', 'violet1'],
  dawn: ['cream', 'marigold4', 'vermilion4', 'rani4', 'rani3', '#e0488e', 'rani2'],
  noon: ['cream', 'peacock4', '#8cdcd4', '#66d0c9', 'peacock3', '#22a9ab'],
  day: ['cream', 'sky4', '#a0caf9', '#88b8f7', 'sky3', '#5090ee'],
  gold: ['cream', 'marigold4', '#ffe08e', 'marigold3', '#ffc645', 'marigold2', '#f59f0f'],
  night: ['#6a4fc8', 'violet1', '#3a1f82', 'violet0', '#231049', '#1f0e40'],
  deep: ['#8ce0d6', 'peacock3', '#1fa6a8', 'peacock2', '#00777f', 'peacock1', '#034d58'],
  teal: ['peacock4', 'peacock3', 'peacock2', 'peacock1', '#03505b', 'peacock0'],
  rose: ['cream', 'rani4', '#fb96b8', 'rani3', '#e8458d', 'rani2', 'rani1'],
  mint: ['cream', '#e3f2bb', 'leaf4', '#94d06d', 'leaf3', '#43a047'],
  plum: ['vermilion4', 'rani3', '#b03fa0', 'violet2', '#5730b4', 'violet1', '#371c7a'],
  ember: ['marigold4', 'marigold2', 'marigold1', 'vermilion2', 'vermilion1', '#8c2417', 'vermilion0'],
  storm: ['grey4', 'grey3', '#a79cb4', 'grey2', '#6f638a', 'grey1', '#463a64'],
  moon: ['sky4', 'sky3', 'sky2', '#2659be', 'sky1', '#19357f', 'sky0'],
} as const satisfies Record<string, readonly string[]>;

export type SkyName = keyof typeof skies;
export const skyNames = Object.keys(skies) as [SkyName, ...SkyName[]];
