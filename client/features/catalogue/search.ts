interface Searched {
  readonly title: string;
  readonly description: string;
}

/** A quiz with the category that it stands in. */
export interface FoundQuiz<Category, Quiz> {
  readonly category: Category;
  readonly quiz: Quiz;
}

/** The quizzes whose title or description contains the text, whatever the case; none for an empty text. */
export function searchQuizzes<Quiz extends Searched, Category extends { readonly quizzes: readonly Quiz[] }>(
  categories: readonly Category[],
  text: string,
): readonly FoundQuiz<Category, Category['quizzes'][number]>[] {
  if (!text.trim()) return [];
  return categories.flatMap((category) =>
    searchCards(category.quizzes, text).map((quiz) => ({ category, quiz })),
  );
}

/** The cards whose title or description contains the text, whatever the case; all of them for an empty text. */
export function searchCards<Card extends Searched>(cards: readonly Card[], text: string): readonly Card[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return cards;
  return cards.filter((card) => `${card.title}\n${card.description}`.toLowerCase().includes(wanted));
}
