import type { z } from 'zod';
import type { BankQuestion } from '../../bank-schema.ts';
import type { Runner } from './run-program.ts';

/** What a data set or a calculation says about a question. */
export type CheckResult =
  | {
      /** True for every option that is a right answer. */
      readonly accepts: (option: string) => boolean;
      /** What the data says, for the message. */
      readonly evidence: string;
    }
  | { readonly fault: string }
  | { readonly skipped: string };

/** One kind of check: the shape of its entry in a bank, and its verdict. */
export interface CheckKind {
  readonly confirm: (entry: unknown, question: BankQuestion, run: Runner) => CheckResult;
}

/** Parses the entry before the check sees it; what does not fit is the author's fault to read. */
export const checkKind = <Entry>(
  schema: z.ZodType<Entry>,
  confirm: (entry: Entry, question: BankQuestion, run: Runner) => CheckResult,
): CheckKind => ({
  confirm: (entry, question, run) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return confirm(parsed.data, question, run);
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    return { fault: issues.join('; ') };
  },
});
