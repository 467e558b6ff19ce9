import { Prose } from '../ui/prose.tsx';

export function Component() {
  return (
    <Prose
      title="Disclaimer"
      description="What you can rely on at Sawaal, and what you should look up for yourself."
      lead="We check our questions with care. We are still people."
    >
      <h2>Questions and answers</h2>
      <p>
        Quizzes are for fun and learning. Every answer was right, to the best of our knowledge, when it was
        written; records fall, borders move and science corrects itself. Do not base a decision about health,
        money or law on a quiz.
      </p>
      <h2>Names and pictures</h2>
      <p>
        Persons, works and brands are named because questions are about them. They belong to their owners, who
        neither support nor know this site. Pictures are drawings made for the questions unless the credits
        say otherwise.
      </p>
      <h2>Links</h2>
      <p>What other sites say, once you follow a link there, is theirs to answer for.</p>
      <h2>Availability</h2>
      <p>We want Sawaal to be there at any time, but can't promise that it always is.</p>
    </Prose>
  );
}
