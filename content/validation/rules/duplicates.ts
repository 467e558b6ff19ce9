import type { BankQuestion } from '../../bank-schema.ts';
import type { LibraryRule } from '../rule.ts';
import { contentWords, jaccard, normalise } from '../text.ts';

interface Placed {
  readonly slug: string;
  readonly question: BankQuestion;
}

const place = ({ slug, question: { n } }: Placed): string => `${slug}#${n}`;

/** Faults for every entry whose key an earlier one had. */
const repeated = (
  entries: readonly Placed[],
  keyOf: (entry: Placed) => string,
  say: (earlier: string) => string,
): { slug: string; n: number; message: string }[] => {
  const first = new Map<string, Placed>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const earlier = first.get(key);
    if (!earlier) first.set(key, entry);
    return earlier ? [{ slug: entry.slug, n: entry.question.n, message: say(place(earlier)) }] : [];
  });
};

const placed = (banks: Parameters<LibraryRule['judge']>[0]): Placed[] =>
  banks.flatMap(({ slug, questions }) => questions.map((question) => ({ slug, question })));

export const noDuplicateText: LibraryRule = {
  name: 'no question stands twice',
  judge: (banks) =>
    repeated(
      placed(banks),
      // One wording over many flags or staves asks many things.
      ({ question: { text, image, imageIsQuestion } }) =>
        normalise(text) + (imageIsQuestion ? JSON.stringify(image) : ''),
      (earlier) => `same text as ${earlier}`,
    ),
};

export const noDuplicateExplanation: LibraryRule = {
  name: 'no explanation stands twice',
  judge: (banks) =>
    repeated(
      placed(banks),
      ({ question }) => normalise(question.explanation),
      (earlier) => `same explanation as ${earlier}`,
    ),
};

export const noDuplicatePicture: LibraryRule = {
  name: 'no picture spec stands twice',
  judge: (banks) =>
    repeated(
      placed(banks),
      ({ question }) => JSON.stringify(question.image),
      (earlier) => `same picture spec as ${earlier}`,
    ),
};

/** Above the first, one answer is asked for twice; above the second, text and answer are turned round. */
const sameAnswerOverlap = 0.7;
const turnedRoundOverlap = 0.8;

/** Words that say what kind of answer is wanted, not what is asked. */
const askingWords = new Set('city country year name named called known one'.split(' '));

const topic = (text: string): ReadonlySet<string> =>
  new Set([...contentWords(text)].filter((word) => !askingWords.has(word)));

interface Weighed extends Placed {
  readonly text: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly answer: string;
}

const weigh = (entry: Placed): Weighed => ({
  ...entry,
  text: topic(entry.question.text),
  whole: topic(`${entry.question.text} ${entry.question.correct}`),
  answer: normalise(entry.question.correct),
});

const overlap = (a: Weighed, b: Weighed): number | undefined => {
  const shownInPicture = a.question.imageIsQuestion === true && b.question.imageIsQuestion === true;
  if (shownInPicture) return undefined;
  const texts = jaccard(a.text, b.text);
  if (a.answer === b.answer && texts >= sameAnswerOverlap) return texts;
  const wholes = jaccard(a.whole, b.whole);
  return wholes >= turnedRoundOverlap ? wholes : undefined;
};

export const noNearDuplicates: LibraryRule = {
  name: 'no two questions ask nearly the same',
  severity: 'warning',
  judge: (banks) => {
    const entries = placed(banks).map(weigh);
    return entries.flatMap((entry, at) =>
      entries.slice(0, at).flatMap((earlier) => {
        const alike = overlap(entry, earlier);
        const identical = normalise(entry.question.text) === normalise(earlier.question.text);
        return alike === undefined || identical
          ? []
          : [
              {
                slug: entry.slug,
                n: entry.question.n,
                message: `asks nearly the same as ${place(earlier)} (overlap ${alike.toFixed(2)})`,
              },
            ];
      }),
    );
  },
};

export const duplicateRules: readonly LibraryRule[] = [
  noDuplicateText,
  noDuplicateExplanation,
  noDuplicatePicture,
  noNearDuplicates,
];
