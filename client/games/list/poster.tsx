import type { ComponentType } from 'react';
import { BattlePoster } from './art/battle-poster.tsx';
import { NumPuzPoster } from './art/numpuz-poster.tsx';
import { VillainPoster } from './art/villain-poster.tsx';
import { WarPoster } from './art/war-poster.tsx';
import styles from './game-card.module.css';
import type { ListedGame } from './games.ts';

const posters: Readonly<Record<ListedGame['slug'], ComponentType>> = {
  numpuz: NumPuzPoster,
  war: WarPoster,
  'emoji-battle': BattlePoster,
  'ai-villain': VillainPoster,
};

/** A painted panel that shows a game's world. */
export function Poster({ slug }: { slug: ListedGame['slug'] }) {
  const Painted = posters[slug];
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 300 330"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Painted />
    </svg>
  );
}
