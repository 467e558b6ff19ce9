import type { BankRule, LibraryRule, QuestionRule } from '../rule.ts';
import { evenLengths, longestInLibrary, longestInQuiz } from './balance.ts';
import { inCatalogue, inOrder, oneBankPerQuiz, ownPrefix } from './catalogue.ts';
import { difficultySpread } from './difficulty.ts';
import { duplicateRules } from './duplicates.ts';
import { explanationRules } from './explanation.ts';
import { factsAgree } from './facts.ts';
import { hardToGuess } from './guesser.ts';
import { bothDeserts, desertsAreTrue, keptFacts, noSixDegrees } from './kept-facts.ts';
import { leakRules } from './leaks.ts';
import { optionRules } from './options.ts';
import { askingPicture, drawableSpec, noProtectedMarks } from './picture-spec.ts';
import { varietyRules } from './picture-variety.ts';
import { barsAddUp } from './staff.ts';
import { wordingRules } from './wording.ts';

export const questionRules: readonly QuestionRule[] = [
  ...wordingRules,
  ...optionRules,
  ...explanationRules,
  ...leakRules,
  factsAgree,
  drawableSpec,
  askingPicture,
  noProtectedMarks,
  barsAddUp,
  desertsAreTrue,
  noSixDegrees,
];

export const bankRules: readonly BankRule[] = [
  inOrder,
  inCatalogue,
  ownPrefix,
  difficultySpread,
  longestInQuiz,
  evenLengths,
  ...varietyRules,
  ...keptFacts,
];

export const libraryRules: readonly LibraryRule[] = [
  oneBankPerQuiz,
  longestInLibrary,
  hardToGuess,
  ...duplicateRules,
  bothDeserts,
];
