export interface BankedQuestion {
  readonly text: string;
  readonly correct: string;
  readonly distractors: readonly string[];
  readonly explanation: string;
  /** Address of the picture below the site's root. */
  readonly image: string;
  readonly alt: string;
}

export interface QuestionBank {
  /** Changes with any change of the bank. */
  readonly hash: string;
  readonly questions: readonly BankedQuestion[];
}

/** Where question banks come from; they never leave the server. */
export interface Questions {
  bank(categoryId: string, quizId: string): QuestionBank | undefined;
}
