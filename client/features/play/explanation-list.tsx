import { Verbatim } from '../../ui/verbatim.tsx';
import { optionLabel } from './option-label.ts';
import styles from './play-page.module.css';
import type { PlayState } from './play-reducer.ts';
import { NO_EXPLANATION } from './play-texts.ts';

/** The questions settled so far in this play, each with its explanation; never one that is still to come. */
export function ExplanationList({ play }: { play: PlayState | null }) {
  const settled = Object.values(play?.settled ?? {}).sort((a, b) => a.index - b.index);
  return (
    <section aria-labelledby="explanations-title" className={styles.block}>
      <h2 id="explanations-title">Explanations</h2>
      {settled.length === 0 && <p>Each question is explained here as soon as it is answered.</p>}
      <ol className={styles.explanations}>
        {settled.map(({ index, correctOption, explanation }) => {
          const question = play?.questions[index];
          return (
            <li key={index}>
              <h3>{question?.text}</h3>
              <p className={styles.answer}>
                <Verbatim>{optionLabel(correctOption)}</Verbatim>{' '}
                <span>{question?.options[correctOption]}</span>
              </p>
              <p>{explanation || NO_EXPLANATION}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
