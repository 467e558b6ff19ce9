const marks = /[\u0300-\u036f]/g;

/** Plain lower-case words: what two spellings of one answer have in common. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const functionWords = new Set(
  (
    'a an the of in on at to for by from with and or is are was were be been did do does has have had ' +
    'what which who whom whose where when how it its this that these those as into'
  ).split(' '),
);

/** The words that carry the meaning of a text. */
export const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    normalise(text)
      .split(' ')
      .filter((word) => word !== '' && !functionWords.has(word)),
  );

const particles = new Set('al el de del da di du la le van von bin ibn'.split(' '));

/** The words of an answer that together give it away; what joins names does not count. */
export const tellingWords = (answer: string): readonly string[] =>
  [...contentWords(answer)].filter((word) => !particles.has(word));

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True when the phrase stands in the text as whole words, a plural counting as the same word. */
export const containsPhrase = (text: string, phrase: string): boolean => {
  const wanted = normalise(phrase);
  if (wanted === '') return false;
  return new RegExp(`(^| )${escapeRegExp(wanted)}(s|es)?( |$)`).test(normalise(text));
};

/** Overlap of two sets of words: 0 for nothing shared, 1 for the same words. */
export const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
};
