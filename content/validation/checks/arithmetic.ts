import { z } from 'zod';
import { numberIn } from '../numbers.ts';
import { checkKind } from './check.ts';
import { evaluate } from './expression.ts';

const tolerance = 1e-9;

/** The value an option stands for: `1/2`, `1,024`, `56 cm`, `Twelve`. */
const amountOf = (option: string): number | undefined =>
  evaluate(option.replace(/(\d),(?=\d{3})/g, '$1')) ?? numberIn(option);

/** The answer is what the expression computes to. */
export const arithmetic = checkKind(
  z.strictObject({ kind: z.literal('arithmetic'), expr: z.string() }),
  ({ expr }) => {
    const value = evaluate(expr);
    if (value === undefined) return { fault: `cannot compute ${expr}` };
    return {
      accepts: (option) => Math.abs((amountOf(option) ?? Number.NaN) - value) < tolerance,
      evidence: `${expr} = ${value}`,
    };
  },
);
