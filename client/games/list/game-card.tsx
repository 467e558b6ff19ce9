import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './game-card.module.css';
import type { ListedGame } from './games.ts';
import { Poster } from './poster.tsx';

/** A game on the list: its world, what people think of it, and the way in. */
export function GameCard({ game }: { game: ListedGame }) {
  const { slug, title, text, rating, badges } = game;
  const [first, second] = badges;
  return (
    <article className={cx(styles.card, styles[slug])}>
      <div className={styles.picture}>
        <Poster slug={slug} />
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge>{first}</Badge> <Badge tone="quiet">{second}</Badge>
        </p>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Stars rating={rating} />
        <LinkButton
          to={`/games/${slug}`}
          aria-label={`Play Now: ${title}`}
          variant="primary"
          className={styles.play ?? ''}
          icon={<Icon name="play" size="1em" />}
        >
          Play Now
        </LinkButton>
      </div>
    </article>
  );
}
