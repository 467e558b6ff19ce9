import { Link } from 'react-router';
import type { CategoryCard } from '../../../shared/contract/views.ts';
import styles from './other-categories.module.css';

interface OtherCategoriesProps {
  categories: readonly CategoryCard[];
  /** The one being shown, which is left out. */
  except: string;
}

export function OtherCategories({ categories, except }: OtherCategoriesProps) {
  return (
    <nav aria-labelledby="other-categories">
      <h2 id="other-categories" className={styles.title}>
        More to play
      </h2>
      <ul className={styles.list}>
        {categories
          .filter(({ id }) => id !== except)
          .map(({ id, title }) => (
            <li key={id} data-hue={id}>
              <Link to={`/quiz/${id}`} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
