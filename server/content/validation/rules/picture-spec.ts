import type { Bank } from '../../bank-schema.ts';
import type { BankRule, ImageSpec, QuestionRule } from '../rule.ts';

export const drawableSpec: QuestionRule = {
  name: 'the picture can be drawn',
  judge: ({ image }, { specFaults }) => specFaults(image).map((fault) => `picture: ${fault}`),
};

/** Pictures that can be a question of their own. */
const askingTemplates = new Set([
  'flag',
  'staff',
  'code',
  'map',
  'painting',
  'element',
  'landmark',
  'quote',
  'timeline',
]);

export const askingPicture: QuestionRule = {
  name: 'only some pictures may be the question',
  judge: ({ image, imageIsQuestion }) =>
    imageIsQuestion && !askingTemplates.has(image.t) ? [`a ${image.t} cannot be the question`] : [],
};

// The rings are protected by treaty and law; the others belong to films and games.
const protectedMarks =
  /olympic|linked-rings|bird-twitter|android-mask|pokecog|minions|jason-mask|harry-potter|sonic-shoes|batman|spider-?man/i;

export const noProtectedMarks: QuestionRule = {
  name: 'no protected marks',
  judge: ({ image }) => {
    const found = protectedMarks.exec(JSON.stringify(image));
    return found ? [`protected mark in the picture: ${found[0]}`] : [];
  },
};

const heroOf = ({ hero, icon }: ImageSpec): string | undefined => {
  const main = hero ?? icon;
  return typeof main === 'string' ? main : undefined;
};

export const heroesDiffer: BankRule = {
  name: 'no main icon twice in a quiz',
  severity: 'warning',
  judge: ({ questions }) => {
    const first = new Map<string, number>();
    return questions.flatMap(({ n, image }) => {
      const hero = heroOf(image);
      const earlier = hero === undefined ? undefined : first.get(hero);
      if (hero !== undefined && earlier === undefined) first.set(hero, n);
      return earlier === undefined ? [] : [{ n, message: `same main icon as #${earlier}: ${hero}` }];
    });
  },
};

const mostAlike = 4;

export const backdropsVary: BankRule = {
  name: 'at most four pictures with one backdrop in a quiz',
  severity: 'warning',
  judge: ({ questions }: Bank) => {
    const counts = new Map<string, number>();
    for (const { image } of questions) {
      if (typeof image.bg !== 'string') continue;
      const look = `${image.t} on ${image.bg}`;
      counts.set(look, (counts.get(look) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > mostAlike)
      .map(([look, count]) => ({ message: `${count} pictures are a ${look}, at most ${mostAlike}` }));
  },
};
