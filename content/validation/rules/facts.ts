import { confirm } from '../checks/index.ts';
import type { QuestionRule } from '../rule.ts';

/** The answer, and no distractor, agrees with the data or the calculation that its check names. */
export const factsAgree: QuestionRule = {
  name: 'checked facts agree with the data',
  judge: (question, { run }) => {
    const result = confirm(question, run);
    const kind = question.check?.kind;
    if (!result) return [];
    if ('fault' in result) return [`check ${kind}: ${result.fault}`];
    if ('skipped' in result) return [{ message: `check ${kind}: ${result.skipped}`, severity: 'skipped' }];
    const { accepts, evidence } = result;
    const alsoRight = question.distractors.filter(accepts);
    return [
      ...(accepts(question.correct)
        ? []
        : [`check ${kind}: "${question.correct}" is not right, the data says ${evidence}`]),
      ...alsoRight.map((option) => `check ${kind}: "${option}" is right as well, the data says ${evidence}`),
    ];
  },
};
