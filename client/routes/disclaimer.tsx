import { catalogue } from '../../shared/catalogue/catalogue.ts';
import { QUESTIONS_PER_BANK } from '../../shared/rules/constants.ts';
import { Rosette } from '../ui/motifs/rosette.tsx';
import { ReadingPage, type ReadingSection } from '../ui/reading-page.tsx';

const quizzes = catalogue.reduce((sum, category) => sum + category.quizzes.length, 0);

const plates = [
  {
    icon: 'book',
    figure: (quizzes * QUESTIONS_PER_BANK).toLocaleString('en'),
    label: 'questions, checked with care',
  },
  { icon: 'brush', figure: 'Drawn', label: 'pictures, unless the credits say otherwise' },
  { icon: 'spark', figure: 'For fun', label: 'no advice on health, money or law' },
] as const;

const sections: readonly ReadingSection[] = [
  {
    id: 'questions',
    title: 'Questions and answers',
    icon: 'book',
    body: (
      <p>
        Quizzes are for fun and learning. Every answer was right, to the best of our knowledge, when it was
        written; records fall, borders move and science corrects itself. Do not base a decision about health,
        money or law on a quiz.
      </p>
    ),
  },
  {
    id: 'names',
    title: 'Names and pictures',
    icon: 'brush',
    body: (
      <p>
        Persons, works and brands are named because questions are about them. They belong to their owners, who
        neither support nor know this site. Pictures are drawings made for the questions unless the credits
        say otherwise.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links',
    icon: 'link',
    body: <p>What other sites say, once you follow a link there, is theirs to answer for.</p>,
  },
  {
    id: 'availability',
    title: 'Availability',
    icon: 'clock',
    body: <p>We want Sawaal to be there at any time, but can't promise that it always is.</p>,
  },
];

/** `/disclaimer`. */
export function Component() {
  return (
    <ReadingPage
      title="Disclaimer"
      description="What you can rely on at Sawaal, and what you should look up for yourself."
      lead="We check our questions with care. We are still people."
      hue="art-literature"
      ornament={
        <Rosette size="100%" petals={16} colours={['var(--peacock)', 'var(--paper)', 'var(--rani)']} />
      }
      plates={plates}
      sections={sections}
    />
  );
}
