import type { BankQuestion } from '../../bank-schema.ts';
import { arithmetic } from './arithmetic.ts';
import type { CheckKind, CheckResult } from './check.ts';
import { border, capital, capitalOf, flag, largestOf, smallestOf } from './country.ts';
import { element } from './element.ts';
import { interval, keySignature, note } from './music.ts';
import { planet } from './planet.ts';
import type { Runner } from './run-program.ts';
import { runs } from './runs.ts';

const kinds = new Map<string, CheckKind>(
  Object.entries({
    capital,
    capitalOf,
    flag,
    border,
    largestOf,
    smallestOf,
    element,
    runs,
    note,
    keySignature,
    interval,
    arithmetic,
    planet,
  }),
);

export const checkKinds: readonly string[] = [...kinds.keys()];

/** What the data says about a question; undefined when its author asks for no check. */
export const confirm = (question: BankQuestion, run: Runner): CheckResult | undefined => {
  const { check } = question;
  if (!check) return undefined;
  const kind = kinds.get(check.kind);
  return kind
    ? kind.confirm(check, question, run)
    : { fault: `unknown check, known: ${checkKinds.join(', ')}` };
};
