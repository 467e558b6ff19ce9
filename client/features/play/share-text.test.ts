import { expect, it } from 'vitest';
import { shareText } from './share-text.ts';
import { playStory, typicalMoves } from './testing/play-story.ts';

it('shares how it went and nothing of what was asked', () => {
  const { result } = playStory(typicalMoves);
  const text = shareText('Modern History', result, 'https://example.org/quiz/history/modern-history');
  expect(text).toBe(
    'Sawaal · Modern History: 3/5 ✅❌⏳✅✅\nhttps://example.org/quiz/history/modern-history',
  );
  for (const { text: question, options } of result.settled) {
    for (const secret of [question, ...options]) expect(text).not.toContain(secret);
  }
});
