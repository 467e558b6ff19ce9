import type { QuestionRule } from '../rule.ts';

export const drawableSpec: QuestionRule = {
  name: 'the picture can be drawn',
  judge: ({ image }, { specFaults }) => specFaults(image).map((fault) => `picture: ${fault}`),
};

/** Pictures that can be a question of their own. */
const askingStages = new Set([
  'flag',
  'staff',
  'code',
  'map',
  'gallery',
  'element',
  'planet',
  'quote',
  'timeline',
]);

export const askingPicture: QuestionRule = {
  name: 'only some pictures may be the question',
  judge: ({ image, imageIsQuestion }) =>
    imageIsQuestion && !askingStages.has(image.stage) ? [`a ${image.stage} cannot be the question`] : [],
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
