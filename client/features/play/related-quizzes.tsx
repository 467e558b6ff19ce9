import { Link } from 'react-router';
import { findCategory, quizImage } from '../../../shared/catalogue/catalogue.ts';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover.tsx';
import { usePlayTools } from './play-context.ts';
import styles from './related-quizzes.module.css';

interface RelatedQuizzesProps {
  readonly categoryId: string;
  readonly exceptQuizId: string;
}

/** The other quizzes of the category, for a player who has done this one. */
export function RelatedQuizzes({ categoryId, exceptQuizId }: RelatedQuizzesProps) {
  const { isReady } = usePlayTools();
  const category = findCategory(categoryId);
  if (!category) return null;
  const others = category.quizzes.filter(({ id }) => id !== exceptQuizId && isReady(id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className={styles.related}>
      <h2 id="related-title">
        More <span>{category.title}</span>
      </h2>
      <ul className={styles.list}>
        {others.map((quiz) => (
          <Card as="li" key={quiz.id} flush interactive>
            <Link to={`/quiz/${categoryId}/${quiz.id}`} className={styles.link}>
              <Cover src={quizImage(categoryId, quiz.id)} />
              <span className={styles.name}>{quiz.title}</span>
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}
