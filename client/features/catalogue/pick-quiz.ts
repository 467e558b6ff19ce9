import type { CategoryCard } from '../../../shared/contract/views.ts';

/** The address of one of the quizzes that can be played, drawn by a number from 0 up to 1; null when there is none. */
export function pickQuiz(categories: readonly CategoryCard[], draw: number): string | null {
  const addresses = categories.flatMap((category) =>
    category.quizzes.filter((quiz) => quiz.ready).map((quiz) => `/quiz/${category.id}/${quiz.id}`),
  );
  return addresses[Math.floor(draw * addresses.length)] ?? null;
}
