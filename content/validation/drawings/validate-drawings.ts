import { join } from 'node:path';
import type { Bank } from '../../bank-schema.ts';
import type { Finding } from '../finding.ts';
import type { Drawing } from './inspect.ts';
import { inspectDrawing } from './inspect.ts';
import type { DrawnQuiz } from './rules.ts';
import { drawingRules, meanWeight } from './rules.ts';

const drawnQuiz = async (bank: Bank, directory: string): Promise<DrawnQuiz> => {
  const drawings = new Map<number, Drawing | undefined>();
  await Promise.all(
    bank.questions.map(async ({ n }) => {
      drawings.set(n, await inspectDrawing(join(directory, `${bank.prefix}${n}.webp`)));
    }),
  );
  return { slug: bank.slug, drawings: new Map([...drawings].sort(([a], [b]) => a - b)) };
};

/** The drawn pictures of the banks against the picture rules. */
export const validateDrawings = async (banks: readonly Bank[], directory: string): Promise<Finding[]> => {
  const quizzes: DrawnQuiz[] = [];
  // A quiz at a time keeps the decoded pictures in memory few.
  for (const bank of banks) quizzes.push(await drawnQuiz(bank, directory));
  const findings = quizzes.flatMap((quiz) =>
    drawingRules.flatMap(({ name, judge }) =>
      judge(quiz).map((fault) => ({ slug: quiz.slug, rule: name, severity: 'error' as const, ...fault })),
    ),
  );
  const heavy = meanWeight
    .judge(quizzes)
    .map((message) => ({ slug: 'all', rule: meanWeight.name, severity: 'error' as const, message }));
  return [...findings, ...heavy];
};
