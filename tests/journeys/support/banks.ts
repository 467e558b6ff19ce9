import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { banksDir } from '../../../content/load-banks.ts';

const bankSchema = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      correct: z.string(),
      distractors: z.array(z.string()),
      explanation: z.string(),
    }),
  ),
});

/** Every question of every bank, as the server has them and a browser never does. */
export const bankQuestions = readdirSync(banksDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => bankSchema.parse(JSON.parse(readFileSync(join(banksDir, file), 'utf8'))).questions);

export function rightAnswerTo(text: string): string {
  const found = bankQuestions.find((question) => question.text === text);
  if (!found) throw new Error(`no bank asks “${text}”`);
  return found.correct;
}
