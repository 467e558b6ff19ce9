import { safeStorage } from '../../../lib/storage.ts';
import type { QuizLock } from '../../../state/locks/locks-store.ts';
import { createRunningPlayIds } from '../play-id.ts';
import { createPlayMarkers } from '../play-marker.ts';
import { createPlaySession } from '../play-session.ts';
import { usePlayStore } from '../play-store.ts';
import { fakePlayServer } from './fake-play-server.ts';
import { STARTED_AT } from './play-story.ts';

export const quiz = { categoryId: 'history', quizId: 'modern-history' } as const;

/** A play session on a fake server, with a time that the test sets. */
export function playBench() {
  localStorage.clear();
  sessionStorage.clear();
  usePlayStore.setState({ quiz: null, page: { at: 'checking' } });
  const server = fakePlayServer();
  const time = { now: STARTED_AT, online: true };
  const now = (): number => time.now;
  const member = { is: false, lock: null as QuizLock | null | 'unknown' };
  const markers = createPlayMarkers(safeStorage(() => localStorage));
  const ids = createRunningPlayIds(safeStorage(() => sessionStorage));
  const isOnline = (): boolean => time.online;
  const session = createPlaySession({
    store: usePlayStore,
    calls: server.calls,
    markers,
    ids,
    account: { isMember: () => member.is, lockOf: async () => member.lock },
    now,
    isOnline,
  });
  return { ...server, session, now, time, member, markers, ids, page: () => usePlayStore.getState().page };
}
