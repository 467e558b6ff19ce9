import type { Bank, BankQuestion } from '../../bank-schema.ts';

/** Question n of a bank that a test is about to spoil. */
export const questionAt = (bank: Bank | undefined, n: number): BankQuestion => {
  const question = bank?.questions[n - 1];
  if (!question) throw new Error(`no question ${n}`);
  return question;
};

/** Spoils one question of the first bank. */
export const change =
  (n: number, fields: Partial<BankQuestion>) =>
  ([bank]: Bank[]): void => {
    Object.assign(questionAt(bank, n), fields);
  };
