import { countryByName, demonymsOf, namesOf } from '../data/countries.ts';
import { spellings } from '../numbers.ts';
import type { QuestionRule } from '../rule.ts';
import { containsPhrase, normalise, tellingWords } from '../text.ts';

/** A number in words, a country by its other names and its people: each gives the answer away. */
const formsOf = (option: string): readonly string[] => {
  const country = countryByName(option);
  return [...spellings(option), ...(country ? [...namesOf(country), ...demonymsOf(country)] : [])];
};

/** True when a reader of `shown` would read the option there: in one piece or word by word. */
const shows = (shown: readonly string[], option: string): boolean => {
  if (normalise(option).length < 2 && !/\d/.test(option)) return false;
  const joined = shown.map(normalise).join(' | ');
  const words = tellingWords(option);
  return (
    formsOf(option).some((form) => shown.some((phrase) => containsPhrase(phrase, form))) ||
    (words.length > 0 && words.every((word) => containsPhrase(joined, word)))
  );
};

/** A blind player hears the alternative text, so it must keep the secret even when the picture is the question. */
export const altKeepsSecret: QuestionRule = {
  name: 'the alternative text does not hold the answer',
  judge: ({ alt, correct }) =>
    shows([alt], correct) ? [`the alternative text holds the answer "${correct}"`] : [],
};

export const pictureKeepsSecret: QuestionRule = {
  name: 'the picture does not show the answer',
  judge: ({ image, imageIsQuestion, correct }, { specWords }) => {
    if (imageIsQuestion) return [];
    const words = specWords(image);
    const telling = words.filter((word) => shows([word], correct));
    if (telling.length > 0) return [`the picture shows the answer "${correct}" (${telling.join(', ')})`];
    return shows(words, correct) ? [`the picture shows the answer "${correct}"`] : [];
  },
};

export const pictureMisleadsNobody: QuestionRule = {
  name: 'the picture hints at no wrong option',
  severity: 'warning',
  judge: ({ image, alt, imageIsQuestion, distractors }, { specWords }) => {
    if (imageIsQuestion) return [];
    const words = [...specWords(image), alt];
    return distractors
      .filter((option) => words.some((word) => containsPhrase(word, option) && normalise(option).length > 2))
      .map((option) => `the picture hints at the wrong option "${option}"`);
  },
};

export const leakRules: readonly QuestionRule[] = [altKeepsSecret, pictureKeepsSecret, pictureMisleadsNobody];
