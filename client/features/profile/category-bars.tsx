import { findCategory } from '../../../shared/catalogue/catalogue.ts';
import type { ProgressView } from '../../../shared/contract/views.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './progress.module.css';

/** The right answers of each category that was played, in words with a bar below them. */
export function CategoryBars({ categories }: Pick<ProgressView, 'categories'>) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ id, rightAnswers, questions }) => {
        const share = questions === 0 ? 0 : rightAnswers / questions;
        return (
          <li key={id} data-hue={id}>
            <span className={styles.category}>{findCategory(id)?.title ?? id}</span>
            <span className="figures">
              <Verbatim>{rightAnswers}</Verbatim> of <Verbatim>{questions}</Verbatim> right,{' '}
              <b>
                <Verbatim>{Math.round(share * 100)}</Verbatim> %
              </b>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width={share * 100} height="4" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
