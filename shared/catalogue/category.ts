/** A quiz as the catalogue lists it; its questions live on the server alone. */
export interface CatalogueQuiz {
  /** The slug in its address. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** 0 to 5, in halves. */
  readonly rating: number;
  readonly badge: string;
  /** The number of its question bank, by position in its category: quiz1, quiz11, quiz21 … */
  readonly quizId: string;
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rating: number;
  readonly badge: string;
  readonly quizzes: readonly CatalogueQuiz[];
}
