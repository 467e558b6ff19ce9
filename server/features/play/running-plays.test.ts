import { expect, it } from 'vitest';
import { buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { createRunningPlays } from './running-plays.ts';

it('remembers what was written last, and no play that is finished', () => {
  const running = createRunningPlays();
  const play = buildPlay();
  running.remember(play);
  running.remember({ ...play, version: 2 });
  expect(running.last(play.id)).toMatchObject({ version: 2 });
  running.remember({ ...play, version: 3, finishedAt: START });
  expect(running.last(play.id)).toBeUndefined();
});

it('the play that was remembered first makes room', () => {
  const running = createRunningPlays(2);
  for (const id of ['a', 'b', 'c']) running.remember(buildPlay({ id }));
  expect(running.last('a')).toBeUndefined();
  expect(running.last('c')).toBeDefined();
});
