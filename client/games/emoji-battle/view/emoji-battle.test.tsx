import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeText } from '../../../testing/whole-text.ts';
import { constants } from '../engine/constants.ts';
import { EmojiBattle } from './emoji-battle.tsx';
import { usePace } from './pace.ts';
import { runSlot } from './slots.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom knows the element but not its modality.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
  localStorage.clear();
  usePace.setState({ speed: 1 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (seed = 'fair') =>
  render(
    <MemoryRouter initialEntries={[`/games/emoji-battle?seed=${seed}`]}>
      <EmojiBattle />
    </MemoryRouter>,
  );

const choose = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Fight as ${name}`) }));
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, damage`) });
const isOpen = (name: string) => card(name).getAttribute('aria-disabled') === 'false';
const life = (name: RegExp) => Number(screen.getByRole('meter', { name }).getAttribute('aria-valuenow'));
const key = (digit: string) => fireEvent.keyDown(document.body, { key: digit });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Attacks with a key and waits for the answer, until the run is over or `turns` are made. */
async function fight(digit: string, turns = 500): Promise<void> {
  for (let turn = 0; turn < turns && !screen.queryByRole('heading', { name: 'Game Over' }); turn++) {
    key(digit);
    await pass(constants.newEnemyDelayMs + 50);
  }
}

test('four warriors to choose from, each with life, damage and special in one sentence', () => {
  show();
  expect(
    screen.getAllByRole('button', { name: /^Fight as/ }).map((poster) => poster.getAttribute('data-warrior')),
  ).toEqual(['cool-dude', 'dragon', 'wizard', 'robot']);
  expect(
    screen.getByRole('button', {
      name: /Fight as Dragon: 120 hit points.*special Star fall 41 to 45, dodges next hit, costs 35 combo energy/,
    }),
  ).toBeTruthy();
});

test('every attack says its damage, critical, cost or gain and whether it is ready', () => {
  show();
  choose('Dragon');
  expect(card('Claw swipe').textContent).toContain(
    'damage 21 to 23, critical 32 to 35, adds 10 combo energy',
  );
  expect(card('Star fall').textContent).toContain(
    'needs 35 combo energy and takes all of it, dodges next hit',
  );
  expect(card('Star fall').textContent).toContain('Need 35, have 0');
  expect([isOpen('Claw swipe'), isOpen('Star fall')]).toEqual([true, false]);
});

test('a special without the energy is refused in words and changes nothing', () => {
  show();
  choose('Dragon');
  fireEvent.click(card('Star fall'));
  expect(screen.getByText('Not enough combo energy! Need 35, have 0')).toBeTruthy();
  fireEvent.click(card('Claw swipe'));
  expect(screen.queryByText(/Not enough combo energy/)).toBeNull();
});

test('the enemy answers after 1.5 s, half as long at speed 2', async () => {
  show();
  choose('Dragon');
  key('1');
  expect(isOpen('Claw swipe')).toBe(false);
  await pass(1400);
  expect(life(/Dragon/)).toBe(120);
  await pass(150);
  expect(life(/Dragon/)).toBeLessThan(120);
  expect(isOpen('Claw swipe')).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: /Speed/ }));
  const before = life(/Dragon/);
  key('1');
  await pass(800);
  expect(life(/Dragon/)).toBeLessThan(before);
});

test('a special is ready at its cost and spends all energy', async () => {
  show();
  choose('Cool Dude');
  await fight('1', 3);
  expect(screen.getByText('Special ready!')).toBeTruthy();
  key('4');
  expect(screen.getByText('special from 30')).toBeTruthy();
});

test('a run goes on to its end; Play Again begins it anew with the same warrior', async () => {
  show();
  choose('Wizard');
  await fight('2');
  expect(screen.getByText(/^Game over\. .+ beats Wizard/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Game Over');
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(life(/Wizard/)).toBe(90);
  expect(card('Wand tap')).toBe(document.activeElement);
});

test('Another warrior leads back to the posters, which know the best run', async () => {
  show();
  choose('Dragon');
  await fight('1');
  const beaten = Number(/(\d+)enem/.exec(document.body.textContent ?? '')?.[1]);
  expect(beaten).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Another warrior' }));
  const poster = screen.getByRole('button', { name: /Fight as Dragon/ });
  expect(within(poster).getByText(wholeText(`best ${beaten}`))).toBeTruthy();
});

test('restart is one click, at any time', async () => {
  show();
  choose('Robot');
  await fight('1', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(life(/Robot/)).toBe(110);
  expect(screen.getByText('special from 40')).toBeTruthy();
});

test('a run left in the middle can be continued', async () => {
  const { unmount } = show();
  choose('Dragon');
  await fight('1', 2);
  const left = life(/Dragon/);
  unmount();
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Continue: Dragon against/ }));
  expect(life(/Dragon/)).toBe(left);
});

test('on another board nothing is offered to be continued', async () => {
  const { unmount } = show();
  choose('Dragon');
  await fight('1', 2);
  unmount();
  show('other');
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('a run saved by an older version is refused in words', () => {
  const text = runSlot.toText({ seed: 'fair', warrior: 'dragon', attacks: ['claw'] });
  localStorage.setItem('sawaal:emoji-battle:run', text.replace('"version":1', '"version":0'));
  show();
  expect(screen.getByText(/older version of this game/)).toBeTruthy();
  choose('Dragon');
  expect(life(/Dragon/)).toBe(120);
});

test('the whole log of the run stands in a dialog', async () => {
  show();
  choose('Dragon');
  await fight('1', 3);
  fireEvent.click(screen.getByRole('button', { name: 'This run' }));
  const log = within(screen.getByRole('region', { name: 'Whole battle log' }));
  expect(log.getAllByRole('listitem')).toHaveLength(7);
  expect(log.getAllByRole('listitem').at(-1)?.textContent).toContain('enters the ring');
});
