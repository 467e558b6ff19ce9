import { Link } from 'react-router';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import styles from '../features/about/about.module.css';
import { AboutFaq } from '../features/about/about-faq.tsx';
import { Features } from '../features/about/features.tsx';
import { JudgingTimeline } from '../features/about/judging-timeline.tsx';
import { SlotsPicture } from '../features/slots/slots-picture.tsx';
import { StatsCounters } from '../features/slots/stats-counters.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { DiamondChain } from '../ui/motifs/diamond-chain.tsx';
import { PeacockFan } from '../ui/motifs/peacock-fan.tsx';
import { TruckRear } from '../ui/motifs/truck-rear.tsx';
import { PageBanner } from '../ui/page-banner.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Verbatim } from '../ui/verbatim.tsx';

const feathers = ['var(--sky)', 'var(--rani)', 'var(--peacock)', '#ff7a59', '#7a3fc4'];

/** `/about-us`: who is behind this, how it works, and what it has come to. */
export function Component() {
  return (
    <article>
      <PageMeta
        title="About us"
        description="Who is behind Sawaal, what it is for, and how its quizzes work."
      />
      <PageBanner
        title="About us"
        lead="Sawaal is a quiz site for people who like to know things, and who like to find out fast whether they do."
        hue="entertainment"
        ornament={<PeacockFan colours={feathers} />}
      />
      <div className={styles.page}>
        <section aria-labelledby="who" className={styles.pair}>
          <div className={styles.words}>
            <h2 id="who">Who we are</h2>
            <p>
              The name is Urdu for “question”. The look comes from the painted trucks of Pakistan, where no
              panel is left empty and nothing is quiet: we think that learning something new deserves as much
              colour.
            </p>
            <h2>Our vision</h2>
            <p>
              Knowledge should be as easy to pick up as a game. A quiz here takes less time than waiting for a
              bus, and even a wrong answer leaves you with something true: every question is explained once it
              is over.
            </p>
          </div>
          <div className={styles.truck}>
            <TruckRear plate="Sawaal" />
          </div>
        </section>

        <section aria-labelledby="figures" className={styles.section}>
          <h2 id="figures">Our achievements</h2>
          <p>No round numbers: this is what the database says at this moment.</p>
          <StatsCounters />
          <SlotsPicture />
        </section>

        <section aria-labelledby="features" className={styles.section}>
          <h2 id="features">What makes it different</h2>
          <Features />
        </section>

        <Card as="section" flush aria-labelledby="judging" className={styles.panel}>
          <DiamondChain />
          <div className={styles.inside}>
            <h2 id="judging">How a play is judged</h2>
            <p className={styles.measure}>
              The server keeps the clock, and it keeps the answers too. This is the time of one question, to
              scale, and how long the way of an answer may be.
            </p>
            <JudgingTimeline />
          </div>
        </Card>

        <section aria-labelledby="faq" className={styles.section}>
          <h2 id="faq">Frequently asked questions</h2>
          <AboutFaq />
        </section>

        <section aria-labelledby="play" className={styles.end}>
          <h2 id="play">Enough about us</h2>
          <p>
            <Verbatim>{QUESTIONS_PER_PLAY}</Verbatim> questions,{' '}
            <Verbatim>{(QUESTIONS_PER_PLAY * QUESTION_MS) / 1_000}</Verbatim> seconds: what do you know?
          </p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="l" to="/quiz" icon={<Icon name="play" />}>
              Pick a category
            </LinkButton>
            <Link to="/contact">Write to us</Link>
          </div>
        </section>
      </div>
    </article>
  );
}
