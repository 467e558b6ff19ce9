import { startTransition, useEffect, useState } from 'react';
import type { CategoryCard } from '../../../shared/contract/views.ts';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/icon.tsx';
import { Rays } from '../../ui/motifs/rays.tsx';
import { ScallopEdge } from '../../ui/motifs/scallop-edge.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './hero.module.css';
import { pickQuiz } from './pick-quiz.ts';

const seconds = QUESTION_MS / 1000;

interface HeroProps {
  /** Null until they are there. */
  categories: readonly CategoryCard[] | null;
  /** What stands above the title. */
  banner: Elements;
}

/** Says what this is, and leads to a quiz at once. */
export function Hero({ categories, banner }: HeroProps) {
  // Drawn once the page is there: what a server has drawn is the same for everybody.
  const [draw, setDraw] = useState(0);
  useEffect(() => startTransition(() => setDraw(Math.random())), []);
  const quiz = pickQuiz(categories ?? [], draw);
  return (
    <section className={styles.hero}>
      <Rays count={24} className={styles.rays} />
      <div className={styles.inner}>
        <div className={styles.words}>
          {banner}
          <h1 className={styles.title}>
            Got <Verbatim>{QUESTIONS_PER_PLAY * seconds}</Verbatim> seconds?
          </h1>
          <p className={styles.lead}>
            That is one quiz: <Verbatim>{QUESTIONS_PER_PLAY}</Verbatim> questions,{' '}
            <Verbatim>{seconds}</Verbatim> seconds each. Pick a topic, beat the countdown and learn something
            from every answer. Free to play, no account needed.
          </p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="l" to={quiz ?? '#categories'} icon={<Icon name="play" />}>
              Play now
            </LinkButton>
            <LinkButton size="l" to="#categories">
              Pick a category
            </LinkButton>
          </div>
        </div>
        {/* A phone's sharpest pixels are worth less here than the picture a second earlier: hence not all of its width. */}
        <img
          className={styles.picture}
          src="/images/home-hero.webp"
          srcSet="/images/home-hero-640.webp 640w, /images/home-hero.webp 960w"
          sizes="(width >= 52rem) 45vw, 50vw"
          alt=""
          width="960"
          height="540"
          fetchPriority="high"
        />
      </div>
      <ScallopEdge colour="var(--ground)" />
    </section>
  );
}
