/** A game as its card shows it; ratings and badges are as specified. */
export interface ListedGame {
  readonly slug: 'numpuz' | 'war' | 'emoji-battle' | 'ai-villain';
  readonly title: string;
  readonly text: string;
  readonly rating: number;
  readonly badges: readonly [string, string];
}

export const GAMES: readonly ListedGame[] = [
  {
    slug: 'numpuz',
    title: 'NumPuz',
    text: 'Slide fifteen plates home before the lamps go out.',
    rating: 4.5,
    badges: ['New', 'Mystery'],
  },
  {
    slug: 'war',
    title: 'War',
    text: 'Two tin armies, one patchwork quilt, 49 patches.',
    rating: 4.2,
    badges: ['Adventure', 'Board'],
  },
  {
    slug: 'emoji-battle',
    title: 'Emoji Battle Arena',
    text: 'Four warriors, four monsters, one ring at the fair.',
    rating: 4.7,
    badges: ['Fighting', 'Popular'],
  },
  {
    slug: 'ai-villain',
    title: 'AI Villain Simulator',
    text: 'Eight cities, one patient machine. The machine is you.',
    rating: 4.8,
    badges: ['Horror', 'Trending'],
  },
];
