import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QuestionView, SettledView } from '../../../shared/contract/views.ts';
import { QUESTION_MS, READY_MS } from '../../../shared/rules/constants.ts';
import { okOf } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

describe('no answer before its time', () => {
  it('no frame of whole plays holds a right option or an explanation of an unsettled question [PLAY-1]', async () => {
    for (const answers of ['all', 'none', 'some'] as const) {
      const player = await server.connect();
      const { play } = okOf(await player.start());
      const stored = await server.container.store.play(play.playId);
      const credit = stored?.creditMs ?? 0;
      await server.clock.advance(READY_MS);
      await player.waitFor<QuestionView>('play:question', (question) => question.index === 0);
      for (let index = 0; index < 5; index++) {
        const told = player.frames.join('\n');
        for (const [later, question] of (stored?.questions ?? []).entries()) {
          if (later < index) continue;
          expect(told).not.toContain(question.explanation);
          if (later > index) expect(told).not.toContain(question.text);
        }
        expect(told.split('"correctOption"')).toHaveLength(countSettled(told) + 1);
        const acts = answers === 'all' || (answers === 'some' && index % 2 === 0);
        if (acts) {
          okOf(await player.answer(play.playId, index, 0));
          okOf(await player.next(play.playId, index));
        } else {
          await server.clock.advance(QUESTION_MS + credit);
          await player.waitFor<SettledView>('play:settled', (settled) => settled.index === index);
        }
      }
    }
  });
});

/** Settled items in recorded frames: each names its receipt. */
function countSettled(frames: string): number {
  return frames.split('"receipt"').length - 1;
}
