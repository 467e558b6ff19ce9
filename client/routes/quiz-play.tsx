import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import {
  type CatalogueQuiz,
  type Category,
  cardPicture,
  findCategory,
} from '../../shared/catalogue/catalogue.ts';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { playClient } from '../features/play/play-client.ts';
import { PlayContext } from '../features/play/play-context.ts';
import { PlayPage } from '../features/play/play-page.tsx';
import { usePlayStore } from '../features/play/play-store.ts';
import { nextTask } from '../lib/next-task.ts';
import { useConnection } from '../state/connection/connection-store.ts';
import { openLive } from '../state/session/session-live.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { Component as NotFound } from './not-found.tsx';
import { quizFacts } from './page-facts.ts';

function QuizPlay({ category, quiz }: { category: Category; quiz: CatalogueQuiz }) {
  const categoryId = category.id;
  const { session, now } = playClient();
  const page = usePlayStore((store) => store.page);
  const listed = useCatalogue(({ categories }) => categories?.find(({ id }) => id === categoryId)?.quizzes);
  const corrections = useConnection(({ clockCorrections }) => clockCorrections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever counts by the clock begins anew when that is set right
  const tools = useMemo(() => {
    // The catalogue of the build knows no banks; until the server's is here every quiz may be ready.
    const isReady = (id: string): boolean => listed?.find((other) => other.id === id)?.ready ?? true;
    return { session, now: () => now(), isReady };
  }, [session, now, listed, corrections]);
  useEffect(() => {
    let isHere = true;
    async function enter(): Promise<void> {
      // The page has just been drawn; a press may wait.
      await nextTask();
      if (!isHere) return;
      openLive();
      await session.enter({ categoryId, quizId: quiz.id });
    }
    void enter();
    return () => {
      isHere = false;
      session.leave();
    };
  }, [session, categoryId, quiz.id]);

  return (
    <PlayContext value={tools}>
      <PageMeta
        title={quiz.title}
        description={quiz.description}
        picture={{ src: cardPicture(category.id, quiz.id), alt: quiz.title }}
        facts={quizFacts(category, quiz)}
      />
      <PlayPage categoryId={categoryId} quiz={quiz} page={page} />
    </PlayContext>
  );
}

/** `/quiz/:categoryId/:quizId`: play a quiz. */
export function Component() {
  const { categoryId = '', quizId = '' } = useParams();
  const category = findCategory(categoryId);
  const quiz = category?.quizzes.find(({ id }) => id === quizId);
  if (!category || !quiz) return <NotFound />;
  return <QuizPlay key={`${categoryId}/${quizId}`} category={category} quiz={quiz} />;
}
