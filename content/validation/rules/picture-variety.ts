import type { Bank } from '../../bank-schema.ts';
import type { BankRule, PictureFacts, Surroundings } from '../rule.ts';

interface Picture extends PictureFacts {
  readonly n: number;
}

/** The pictures of a quiz that are composed; one that is itself the question has no choice. */
const composed = ({ questions }: Bank, { pictureFacts }: Surroundings): Picture[] =>
  questions.flatMap(({ n, image, imageIsQuestion }) => {
    const facts = imageIsQuestion ? undefined : pictureFacts(image);
    return facts ? [{ n, ...facts }] : [];
  });

const tooOften =
  (what: 'composition' | 'stage', most: number): BankRule['judge'] =>
  (bank, around) => {
    const counts = new Map<string, number>();
    for (const picture of composed(bank, around))
      counts.set(picture[what], (counts.get(picture[what]) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count > most)
      .map(([name, count]) => ({ message: `${count} pictures have the ${what} ${name}, at most ${most}` }));
  };

export const compositionsVary: BankRule = {
  name: 'no composition more than four times in a quiz',
  judge: tooOften('composition', 4),
};

export const stagesVary: BankRule = {
  name: 'no stage more than three times in a quiz',
  judge: tooOften('stage', 3),
};

export const heroesDiffer: BankRule = {
  name: 'no hero twice in a quiz',
  judge: (bank, around) => {
    const first = new Map<string, number>();
    return composed(bank, around).flatMap(({ n, hero }) => {
      const earlier = hero === undefined ? undefined : first.get(hero);
      if (hero !== undefined && earlier === undefined) first.set(hero, n);
      return earlier === undefined ? [] : [{ n, message: `same hero as #${earlier}: ${hero}` }];
    });
  },
};

const mostAlone = 3;

export const fewAlone: BankRule = {
  name: 'at most three pictures of a quiz with one object alone',
  judge: (bank, around) => {
    const alone = composed(bank, around).filter(({ objects }) => objects === 1);
    const numbers = alone.map(({ n }) => `#${n}`).join(', ');
    return alone.length > mostAlone
      ? [{ message: `${alone.length} pictures show one object alone (${numbers}), at most ${mostAlone}` }]
      : [];
  },
};

export const varietyRules: readonly BankRule[] = [compositionsVary, stagesVary, heroesDiffer, fewAlone];
