import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { planPictures, type Sources } from '../jobs/plan.ts';

/** One picture of a review sheet with what stands below it. */
export interface Cell {
  readonly file: string;
  readonly title: string;
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
}

const questionSchema = z.looseObject({
  n: z.int(),
  text: z.string(),
  correct: z.string(),
  distractors: z.array(z.string()),
});
const bankSchema = z.looseObject({ prefix: z.string(), questions: z.array(questionSchema) });

/** The pictures of a quiz with its questions and answers, or all cards. */
export function cellsOf(slug: string, sources: Sources): Cell[] {
  const chosen = planPictures(sources).pictures.filter(({ group }) => group === slug);
  const [first] = chosen;
  if (!first?.file.startsWith('quiz/'))
    return chosen.map(({ file, name }) => ({ file, title: name.replace('--', ' / '), options: [] }));
  const file = path.join(sources.banks, first.category, `${slug}.json`);
  const bank = bankSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return bank.questions.map(({ n, text, correct, distractors }) => ({
    file: `quiz/${bank.prefix}${n}.webp`,
    title: `${n}. ${text}`,
    options: [
      { text: correct, right: true },
      ...distractors.map((distractor) => ({ text: distractor, right: false })),
    ],
  }));
}
