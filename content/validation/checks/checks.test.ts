import { describe, expect, it } from 'vitest';
import type { BankQuestion } from '../../bank-schema.ts';
import { questionAt } from '../testing/faulty-bank.ts';
import { goodBank } from '../testing/good-bank.ts';
import { checkKinds, confirm } from './index.ts';
import { createRunner } from './run-program.ts';

type Asked = [
  check: NonNullable<BankQuestion['check']>,
  correct: string,
  distractors: string[],
  image?: BankQuestion['image'],
];

const code = (lang: string, ...lines: string[]) => ({ stage: 'code', lang, lines });
const staff = (fields: object) => ({ stage: 'staff', ...fields });

/** What the data agrees with: the answer is right and no distractor is. */
const agreed: Asked[] = [
  [{ kind: 'capital', country: 'MN' }, 'Ulaanbaatar', ['Darkhan']],
  [{ kind: 'capital', country: 'US' }, 'Washington, D.C.', ['New York']],
  [{ kind: 'capitalOf', capital: 'Nairobi' }, 'Kenya', ['Uganda']],
  [{ kind: 'capitalOf', capital: 'Ankara' }, 'Turkey', ['Syria']],
  [{ kind: 'flag', country: 'BR' }, 'Brazil', ['Portugal'], { stage: 'flag', code: 'br' }],
  [{ kind: 'border', country: 'FR' }, 'Spain', ['Portugal', 'Austria', 'Poland']],
  [{ kind: 'border', country: 'FR', negate: true }, 'Portugal', ['Spain', 'Italy', 'Belgium']],
  [{ kind: 'largestOf', field: 'area' }, 'Canada', ['India', 'Brazil', 'Australia']],
  [{ kind: 'smallestOf' }, 'Malta', ['Cyprus', 'Luxembourg', 'Slovenia']],
  [{ kind: 'element', symbol: 'Fe' }, 'Iron', ['Fluorine']],
  [{ kind: 'element', symbol: 'S' }, 'Sulphur', ['Silicon']],
  [{ kind: 'element', symbol: 'Co' }, 'Co', ['CO']],
  [{ kind: 'element', symbol: 'O' }, '8', ['16']],
  [{ kind: 'runs' }, '12', ['11'], code('python', 'print(sum(len(w) for w in ["sun", "moon", "stars"]))')],
  [{ kind: 'runs' }, 'IndexError', ['KeyError'], code('python', '[1][2]')],
  [{ kind: 'runs' }, '[ 1, 2 ]', ['1,2'], code('javascript', 'console.log([1, 2])')],
  [{ kind: 'runs' }, 'TypeError', ['RangeError'], code('javascript', 'null.x')],
  [{ kind: 'runs' }, '3', ['12'], code('typescript', 'const n: number = 1; console.log(n + 2)')],
  [{ kind: 'note' }, 'B', ['A', 'C'], staff({ notes: [{ n: 'A4' }, { n: 'B4', hl: true }] })],
  [{ kind: 'note' }, 'B flat', ['B'], staff({ key: -1, notes: [{ n: 'B4', hl: true }] })],
  [{ kind: 'note' }, 'F♯', ['F'], staff({ notes: [{ n: 'F4', acc: 'sharp', hl: true }] })],
  [{ kind: 'keySignature' }, 'A major', ['E major', 'D major'], staff({ key: 3 })],
  [{ kind: 'keySignature', mode: 'minor' }, 'C minor', ['G minor'], staff({ key: -3 })],
  [{ kind: 'keySignature', key: 'E flat major' }, 'Three flats', ['Two flats', 'Three sharps']],
  [{ kind: 'interval', from: 'C4', to: 'G4' }, 'Perfect fifth', ['Perfect fourth', 'Major sixth']],
  [{ kind: 'interval', from: 'F4', to: 'B4' }, 'Tritone', ['Perfect fourth']],
  [{ kind: 'interval' }, 'Minor 3rd', ['Major 3rd'], staff({ notes: [{ n: ['E4', 'G4'] }] })],
  [{ kind: 'interval', name: 'perfect fifth' }, 'Seven', ['Five', 'Eight']],
  [{ kind: 'arithmetic', expr: '2^10 - (3 + 1) * 5' }, '1,004', ['1,024']],
  [{ kind: 'arithmetic', expr: '5!/2/3' }, 'Twenty', ['Ten']],
  [{ kind: 'arithmetic', expr: '-2^2 + 10 % 4' }, '-2', ['6']],
  [{ kind: 'planet', field: 'diameter' }, 'Jupiter', ['Saturn', 'Neptune', 'Earth']],
  [{ kind: 'planet', field: 'distance', want: 'smallest' }, 'Mercury', ['Venus', 'Earth', 'Mars']],
  [{ kind: 'planet', field: 'order', value: 4 }, 'Mars', ['Venus']],
  [{ kind: 'planet', field: 'moons', planet: 'Mars' }, 'Two', ['One']],
  [{ kind: 'planet', field: 'moons', value: 1 }, 'Earth', ['Jupiter', 'Venus']],
];

/** What the checks refuse to judge. */
const refused: Asked[] = [
  [{ kind: 'capital', country: 'ZA' }, 'Pretoria', []],
  [{ kind: 'capital', country: 'XX' }, 'Atlantis', []],
  [{ kind: 'capitalOf', capital: 'La Paz' }, 'Bolivia', []],
  [{ kind: 'capitalOf', capital: 'Atlantis' }, 'Greece', []],
  [{ kind: 'flag', country: 'BR' }, 'Brazil', [], { stage: 'flag', code: 'pt' }],
  [{ kind: 'border', country: 'FR' }, 'Spain', ['Narnia']],
  [{ kind: 'largestOf', field: 'population' }, 'China', ['India']],
  [{ kind: 'largestOf' }, 'Narnia', ['India']],
  [{ kind: 'element', symbol: 'Qq' }, 'Quux', []],
  [{ kind: 'runs' }, '12', [], { stage: 'map' }],
  [{ kind: 'runs' }, '12', [], code('javascript', 'for (;;) {}')],
  [{ kind: 'runs' }, '12', [], code('cobol', 'DISPLAY 12.')],
  [{ kind: 'note' }, 'B', [], staff({ notes: [{ n: 'B4' }] })],
  [{ kind: 'keySignature', key: 'H major' }, '2', []],
  [{ kind: 'interval', from: 'C4', to: 'E6' }, 'Tenth', []],
  [{ kind: 'interval', name: 'perfect third' }, '4', []],
  [{ kind: 'interval', from: 'C4' }, 'Unison', []],
  [{ kind: 'arithmetic', expr: 'process.exit()' }, '1', []],
  [{ kind: 'arithmetic', expr: '(1 + 2' }, '3', []],
  [{ kind: 'planet', field: 'moons' }, 'Saturn', ['Jupiter']],
  [{ kind: 'planet', field: 'order', planet: 'Pluto' }, '9', []],
];

const ask = ([check, correct, distractors, image]: Asked, run = createRunner()) =>
  confirm(
    { ...questionAt(goodBank(), 1), check, correct, ...(image ? { image } : {}), ...optionsFor(distractors) },
    run,
  );

/** Short lists are filled up with what no check accepts. */
const optionsFor = ([a, b, c]: string[]): Pick<BankQuestion, 'distractors'> => ({
  distractors: [a ?? '?', b ?? a ?? '?', c ?? b ?? a ?? '?'],
});

const title = ([{ kind, ...asked }, correct]: Asked): string =>
  `${kind} ${JSON.stringify(asked)}: ${correct}`;

describe('confirm', () => {
  it.each(agreed.map((asked) => [title(asked), asked] as const))('agrees with %s', (_title, asked) => {
    const result = ask(asked);
    expect(result).toHaveProperty('accepts');
    if (!result || !('accepts' in result)) return;
    expect([asked[1], ...asked[2]].filter(result.accepts)).toEqual([asked[1]]);
  });

  it.each(refused.map((asked) => [title(asked), asked] as const))('refuses %s', (_title, asked) => {
    expect(ask(asked)).toHaveProperty('fault');
  });

  it('tries every kind of check', () => {
    expect([...new Set(agreed.map(([{ kind }]) => kind))].sort()).toEqual([...checkKinds].sort());
  });

  it('says which program nobody can run here', () => {
    const asked: Asked = [{ kind: 'runs' }, '12', ['11'], code('python', 'print(12)')];
    expect(ask(asked, createRunner('no-such-python'))).toEqual({
      skipped: 'no-such-python is not installed',
    });
  });
});
