import type { Bank, BankQuestion } from '../bank-schema.ts';
import type { Runner } from './checks/run-program.ts';
import type { Severity } from './finding.ts';

export type ImageSpec = BankQuestion['image'];

/** What the rules need to know of the catalogue. */
export interface CatalogueCategory {
  readonly id: string;
  readonly quizzes: readonly { readonly id: string; readonly quizId: string }[];
}

/** What rules that compare pictures need to know of one. */
export interface PictureFacts {
  readonly composition: string;
  readonly stage: string;
  readonly hero: string | undefined;
  readonly objects: number;
}

/** Everything outside the banks that a rule may ask. */
export interface Surroundings {
  readonly catalogue: readonly CatalogueCategory[];
  /** Every word that a picture shows or encodes. */
  readonly specWords: (spec: ImageSpec) => readonly string[];
  /** What the image generator refuses in a spec. */
  readonly specFaults: (spec: ImageSpec) => readonly string[];
  /** What a picture is made of, or nothing when it cannot be drawn. */
  readonly pictureFacts: (spec: ImageSpec) => PictureFacts | undefined;
  readonly run: Runner;
}

export interface Fault {
  readonly message: string;
  readonly severity?: Severity;
}

/** What a rule says is wrong: nothing, one message, or several. */
export type Verdict = readonly (string | Fault)[];

/** Looks at one question. */
export interface QuestionRule {
  readonly name: string;
  readonly severity?: Severity;
  readonly judge: (question: BankQuestion, around: Surroundings) => Verdict;
}

/** Looks at one bank of 20; a fault may name the question it stands in. */
export interface BankRule {
  readonly name: string;
  readonly severity?: Severity;
  readonly judge: (bank: Bank, around: Surroundings) => readonly { n?: number; message: string }[];
}

/** Looks at all banks together. */
export interface LibraryRule {
  readonly name: string;
  readonly severity?: Severity;
  readonly judge: (
    banks: readonly Bank[],
    around: Surroundings,
  ) => readonly { slug: string; n?: number; message: string }[];
}

export const optionsOf = (question: BankQuestion): readonly string[] => [
  question.correct,
  ...question.distractors,
];
