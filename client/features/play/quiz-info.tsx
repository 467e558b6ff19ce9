import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './play-page.module.css';
import { about, faq, howItWorks } from './play-texts.ts';

const related = [
  { to: '/quiz/science-nature', title: 'Science and nature quizzes' },
  { to: '/quiz/history', title: 'History quizzes' },
  { to: '/quiz/sports', title: 'Sports quizzes' },
];

/** What stands below every quiz: how it works, where to go from here, what this is. */
export function QuizInfo() {
  return (
    <>
      <section aria-labelledby="how-title" className={styles.block}>
        <h2 id="how-title">How this quiz works</h2>
        <ul className={styles.rules}>
          {howItWorks.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="elsewhere-title" className={styles.block}>
        <h2 id="elsewhere-title">Related quizzes</h2>
        <ul className={styles.links}>
          {related.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="about-title" className={styles.block}>
        <h2 id="about-title">About this quiz</h2>
        <p>{about}</p>
      </section>
      <section aria-labelledby="faq-title" className={styles.block}>
        <h2 id="faq-title">Questions and answers</h2>
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer}
          </Disclosure>
        ))}
      </section>
    </>
  );
}
