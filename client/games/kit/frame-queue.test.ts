import { afterEach, expect, test, vi } from 'vitest';
import { waitForFrame } from './frame-queue.ts';

let asked: FrameRequestCallback[] = [];
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
afterEach(() => {
  asked = [];
});

/** Draws the next frame of the browser. */
const frame = (): void => {
  const now = asked;
  asked = [];
  for (const callback of now) callback(0);
};
const drawn: string[] = [];
const draws = (name: string) => (): void => void drawn.push(name);

test('each part has a frame of its own, the lowest rank first, after the frame that they wait for', () => {
  waitForFrame(2, draws('second'));
  waitForFrame(1, draws('first'));
  frame();
  expect(drawn.splice(0)).toEqual([]);
  frame();
  expect(drawn.splice(0)).toEqual(['first']);
  frame();
  expect(drawn.splice(0)).toEqual(['second']);
  expect(asked).toEqual([]);
});

test('who comes while others wait takes no frame of theirs, and who leaves is not drawn', () => {
  waitForFrame(1, draws('one'));
  frame();
  const leave = waitForFrame(1, draws('gone'));
  waitForFrame(1, draws('two'));
  frame();
  expect(drawn.splice(0)).toEqual([]);
  leave();
  frame();
  frame();
  expect(drawn.splice(0)).toEqual(['one', 'two']);
  frame();
  expect(asked).toEqual([]);
});
