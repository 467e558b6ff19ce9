const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const wordValue = (word: string): number | undefined => {
  const at = Math.max(small.indexOf(word), ordinals.indexOf(word));
  if (at >= 0) return at;
  return word === 'none' || word === 'no' ? 0 : undefined;
};

/** The number that an option names first: `1,024`, `−7`, `4th`, `Twelve`, `Two sharps`, `None`. */
export const numberIn = (option: string): number | undefined => {
  const text = option
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/(\d),(?=\d{3})/g, '$1');
  const digits = /^-?\d+(\.\d+)?/.exec(text);
  if (digits) return Number(digits[0]);
  return wordValue(/^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '');
};

/** How a number may be written in a sentence; a text that is not a small number has one form. */
export const spellings = (answer: string): readonly string[] => {
  const trimmed = answer.trim();
  const digits = /^\d+$/.test(trimmed) ? small[Number(trimmed)] : undefined;
  const at = small.indexOf(trimmed.toLowerCase());
  if (digits !== undefined) return [trimmed, digits];
  return at >= 0 ? [trimmed, String(at)] : [trimmed];
};
