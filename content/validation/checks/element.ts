import { elements } from 'chemical-elements';
import { z } from 'zod';
import { normalise } from '../text.ts';
import { checkKind } from './check.ts';

/** British and American spellings, whichever the data set has. */
const spellings: Record<string, readonly string[]> = {
  Al: ['Aluminium', 'Aluminum'],
  S: ['Sulphur', 'Sulfur'],
  Cs: ['Caesium', 'Cesium'],
};

/** The answer is the element's name, symbol or atomic number. */
export const element = checkKind(
  z.strictObject({ kind: z.literal('element'), symbol: z.string() }),
  ({ symbol }) => {
    const found = elements.find((one) => one.symbol === symbol);
    if (!found) return { fault: `there is no element ${symbol}` };
    const names = [found.name, String(found.number), ...(spellings[symbol] ?? [])].map(normalise);
    return {
      // Symbols are told apart by their capitals: Co is cobalt, CO is not.
      accepts: (option) => option === symbol || names.includes(normalise(option)),
      evidence: `${found.name}, ${symbol}, ${found.number}`,
    };
  },
);
