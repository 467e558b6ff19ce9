import type { Bank } from '../bank-schema.ts';
import type { Finding } from './finding.ts';
import type { Surroundings } from './rule.ts';
import { bankRules, libraryRules, questionRules } from './rules/index.ts';

const questionFindings = (bank: Bank, around: Surroundings): Finding[] =>
  bank.questions.flatMap((question) =>
    questionRules.flatMap(({ name, severity = 'error', judge }) =>
      judge(question, around).map((fault) => ({
        slug: bank.slug,
        n: question.n,
        rule: name,
        severity,
        ...(typeof fault === 'string' ? { message: fault } : fault),
      })),
    ),
  );

const bankFindings = (bank: Bank, around: Surroundings): Finding[] =>
  bankRules.flatMap(({ name, severity = 'error', judge }) =>
    judge(bank, around).map((fault) => ({ slug: bank.slug, rule: name, severity, ...fault })),
  );

/** Everything that is wrong with the banks, by question, by bank and between banks. */
export const validateBanks = (banks: readonly Bank[], around: Surroundings): Finding[] => [
  ...banks.flatMap((bank) => [...bankFindings(bank, around), ...questionFindings(bank, around)]),
  ...libraryRules.flatMap(({ name, severity = 'error', judge }) =>
    judge(banks, around).map((fault) => ({ rule: name, severity, ...fault })),
  ),
];
