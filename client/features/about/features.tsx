import {
  MAX_CREDIT_MS,
  OPTIONS_PER_QUESTION,
  QUESTION_MS,
  QUESTIONS_PER_BANK,
  QUESTIONS_PER_PLAY,
} from '../../../shared/rules/constants.ts';
import { Card } from '../../ui/card.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Medallion } from '../../ui/motifs/medallion.tsx';
import styles from './about.module.css';

const features: readonly { icon: IconName; title: string; text: string; petals: string }[] = [
  {
    icon: 'clock',
    title: 'Short by design',
    text: `${QUESTIONS_PER_PLAY} questions a quiz, ${QUESTION_MS / 1_000} seconds each.`,
    petals: 'var(--rani)',
  },
  {
    icon: 'shuffle',
    title: 'Never quite the same',
    text: `The questions of a play are drawn from a bank of ${QUESTIONS_PER_BANK}, and their ${OPTIONS_PER_QUESTION} options are shuffled.`,
    petals: 'var(--peacock)',
  },
  {
    icon: 'scales',
    title: 'Fair',
    text: `The server keeps the clock and the score, and makes up for a slow connection by up to ${MAX_CREDIT_MS / 1_000} seconds.`,
    petals: 'var(--sky)',
  },
  {
    icon: 'wifi',
    title: 'Patient',
    text: 'A lost connection or a closed tab loses nothing: the play is where the clock says.',
    petals: 'var(--leaf)',
  },
  {
    icon: 'book',
    title: 'Always explained',
    text: 'Each answer comes with its reason, and with a receipt of how its time was judged.',
    petals: '#7a3fc4',
  },
  {
    icon: 'people',
    title: 'For everybody',
    text: 'It works with a keyboard, a screen reader, a small phone and a large screen.',
    petals: '#ff7a59',
  },
];

/** What is unique here, a panel each. */
export function Features() {
  return (
    <ul className={styles.features}>
      {features.map(({ icon, title, text, petals }) => (
        <Card as="li" key={title} className={styles.feature}>
          <Medallion icon={icon} petals={petals} />
          <h3>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
