import { z } from 'zod';
import { checkKind } from './check.ts';

const codeSchema = z.looseObject({ stage: z.literal('code'), lang: z.string(), lines: z.array(z.string()) });

/** The answer is what the program in the picture prints, or the name of the error it ends with. */
export const runs = checkKind(z.strictObject({ kind: z.literal('runs') }), (_entry, { image }, run) => {
  const code = codeSchema.safeParse(image);
  if (!code.success) return { fault: 'the picture holds no program' };
  const outcome = run(code.data.lang, code.data.lines.join('\n'));
  if (!('printed' in outcome)) return outcome;
  return {
    accepts: (option) => option.trim() === outcome.printed,
    evidence: `the program printed ${JSON.stringify(outcome.printed)}`,
  };
});
