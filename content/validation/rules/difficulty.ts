import type { BankRule } from '../rule.ts';

const wanted = { easy: 8, medium: 8, hard: 4 };

export const difficultySpread: BankRule = {
  name: 'difficulty is 8 easy, 8 medium, 4 hard',
  judge: ({ questions }) => {
    const found = { easy: 0, medium: 0, hard: 0 };
    for (const { difficulty } of questions) found[difficulty]++;
    const matches = found.easy === wanted.easy && found.medium === wanted.medium;
    return matches && found.hard === wanted.hard
      ? []
      : [{ message: `difficulty is ${found.easy}/${found.medium}/${found.hard}, needs 8/8/4` }];
  },
};
