import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planPictures } from './plan.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
  mkdirSync(path.join(folder, 'music'));
  writeFileSync(
    path.join(folder, 'cards.json'),
    JSON.stringify({ 'music--jazz-legends': { stage: 'lake' } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const bank = (more: object) =>
  JSON.stringify({
    slug: 'jazz-legends',
    category: 'music',
    prefix: 'JL',
    questions: [{ n: 7, text: 'Who?', image: { stage: 'orbits' } }],
    ...more,
  });
const plan = () => planPictures({ banks: folder, cards: path.join(folder, 'cards.json') });

it('plans one picture for each question and each card, the home page and the social card', () => {
  writeFileSync(path.join(folder, 'music/jazz-legends.json'), bank({}));
  expect(plan().pictures).toMatchObject([
    { name: 'jazz-legends question 7', file: 'quiz/JL7.webp', category: 'music', width: 960 },
    {
      name: 'card music--jazz-legends',
      file: 'cards/music--jazz-legends.webp',
      category: 'music',
      width: 640,
    },
    { name: 'home hero', file: 'home-hero.webp', width: 960 },
    { name: 'home hero for phones', file: 'home-hero-640.webp', width: 640 },
    { name: 'social card', file: 'social-card.jpg', width: 1200 },
  ]);
});

it('reports a bank it cannot read and plans the rest', () => {
  writeFileSync(path.join(folder, 'music/jazz-legends.json'), bank({ category: 'astrology' }));
  const { pictures, unreadable } = plan();
  expect(pictures.map(({ name }) => name)).toEqual([
    'card music--jazz-legends',
    'home hero',
    'home hero for phones',
    'social card',
  ]);
  expect(unreadable).toEqual([expect.stringMatching(/jazz-legends\.json.*unknown category/s)]);
});
