import { expect, test } from 'vitest';
import { step } from '../engine/step.ts';
import { act, game } from '../engine/testing.ts';
import { endLead, shareLines } from './end-texts.ts';
import { headline, headlines } from './headlines.ts';
import { effectText, shownLine } from './texts.ts';

test('the papers write about the newest events first, each headline once', () => {
  const state = step(game(), act('fake-news'));
  const first = state.log[0] && headline(state.log[0]);
  expect(headlines(state.log)[0]).toBe(first);
  const twice = [state.log[0], state.log[0], state.log[1]].filter((entry) => entry !== undefined);
  expect(headlines(twice)).toHaveLength(2);
});

test('a card tells the outcome before the click', () => {
  const falls = { defense: [0, 0], stability: [34, 19], falls: true } as const;
  expect(effectText('fake-news', falls)).toBe('stability 34→19: falls!');
  expect(effectText('cyber-hack', { ...falls, falls: false })).toBe('defence is 0');
  expect(effectText('cyber-hack', null)).toBe('defence −5');
});

test('the mark on the bar is the last whole stability that falls', () => expect(shownLine(15)).toBe(22));

test('a lost game with the grand title says why it has it', () => {
  expect(endLead(game({ outcome: 'lost', day: 40 }))).toContain('above 500');
  expect(endLead(game({ outcome: 'lost', day: 2 }))).not.toContain('500');
});

test('what is shared tells how it went and nothing about the days to come', () => {
  const won = game({ outcome: 'won', day: 61, power: 45, resources: 388 });
  const lines = shareLines({ ...won, cities: won.cities.map((city) => ({ ...city, controlled: true })) });
  expect(lines).toEqual([
    '🟪🟪🟪🟪🟪🟪🟪🟪',
    'The world obeys after 61 days',
    'TOTAL DOMINATION · 8,738 points',
  ]);
});
