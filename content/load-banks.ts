import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionBank, Questions } from '../server/ports/questions.ts';
import { type Bank, bankSchema } from './bank-schema.ts';

export const banksDir = join(import.meta.dirname, 'banks');

function toQuestionBank(bank: Bank, text: string): QuestionBank {
  return {
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
    questions: bank.questions.map((question) => ({
      text: question.text,
      correct: question.correct,
      distractors: question.distractors,
      explanation: question.explanation,
      image: `/images/quiz/${bank.prefix}${question.n}.webp`,
      alt: question.alt,
    })),
  };
}

/** Reads every bank below `dir` (`<category>/<quiz>.json`). Throws on a bank that is not of the schema. */
export function loadBanks(dir = banksDir): Questions {
  const banks = new Map<string, QuestionBank>();
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(dir, file), 'utf8');
    const parsed = bankSchema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`question bank ${file}: ${parsed.error.issues[0]?.message}`);
    banks.set(`${parsed.data.category}/${parsed.data.slug}`, toQuestionBank(parsed.data, text));
  }
  return { bank: (categoryId, quizId) => banks.get(`${categoryId}/${quizId}`) };
}
