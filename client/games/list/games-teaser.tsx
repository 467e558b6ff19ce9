import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { GAMES } from './games.ts';
import styles from './games-teaser.module.css';

/** The games on another page: a word about them and the way to each, without their pictures. */
export function GamesTeaser() {
  return (
    <Card as="section" aria-labelledby="games-title" className={styles.teaser}>
      <div>
        <h2 id="games-title">
          Between two quizzes: games <Badge tone="rani">BETA</Badge>
        </h2>
        <p>A board of the day for everybody, no account needed, nothing to install.</p>
      </div>
      <ul className={styles.games}>
        {GAMES.map(({ slug, title }) => (
          <li key={slug}>
            <LinkButton to={`/games/${slug}`}>{title}</LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
