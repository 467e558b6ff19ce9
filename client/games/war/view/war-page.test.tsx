import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WarPage } from './war-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const quilt = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: '49 territories' })).getAllByRole('button');
const nameOf = (element: Element | null): string => element?.textContent ?? '';
const territory = (says: RegExp): HTMLElement => {
  const found = quilt().find((element) => says.test(nameOf(element)));
  if (!found) throw new Error(`no territory says ${says}`);
  return found;
};

/** Two players with Pakistan and Japan, on a board that is always the same. */
function begin(): void {
  render(
    <MemoryRouter initialEntries={['/games/war?seed=TEST1']}>
      <WarPage />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Two players' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pakistan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Japan' }));
}

test('a game begins with the focus on an own territory', () => {
  begin();
  expect(nameOf(document.activeElement)).toMatch(/Pakistan/);
});

test('a country that is taken can’t be chosen twice', () => {
  render(
    <MemoryRouter>
      <WarPage />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Two players' }));
  fireEvent.click(screen.getByRole('button', { name: 'Turkey' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Turkey\s*taken$/ }).disabled).toBe(true);
});

test('once an attacker is chosen, every target says what an attack would give', () => {
  begin();
  fireEvent.click(territory(/Pakistan, 12 armies/));
  expect(nameOf(territory(/Japan, 5 armies/))).toContain('would be captured, 7 move in');
  expect(nameOf(territory(/Japan, 12 armies/))).toContain('attack would be lost, 0 would be left');
  expect(nameOf(territory(/neutral/))).toContain('would be taken with its armies');
});

test('the first press on a target shows the outcome, the second attacks', () => {
  begin();
  fireEvent.click(territory(/Pakistan, 12 armies/));
  const target = territory(/Japan, 5 armies/);
  fireEvent.click(target);
  expect(screen.getByText('Captured')).toBeTruthy();
  expect(nameOf(target)).toContain('Japan');
  fireEvent.click(target);
  expect(nameOf(target)).toMatch(/Pakistan, 7 armies/);
  expect(screen.getByRole('button', { name: 'Pass to Japan' })).toBeTruthy();
});

test('an attack can be undone until the turn passes, which the other player’s first press does', () => {
  begin();
  const attack = (from: RegExp, to: RegExp): void => {
    fireEvent.click(territory(from));
    fireEvent.click(territory(to));
    fireEvent.click(screen.getByRole('button', { name: /^Attack [A-G]/ }));
  };
  attack(/Pakistan, 12 armies/, /Japan, 5 armies/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(territory(/Japan, 5 armies/)).toBeTruthy();
  attack(/Pakistan, 12 armies/, /Japan, 5 armies/);
  fireEvent.click(territory(/Japan, 12 armies/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  expect(screen.getByText('Now choose a target')).toBeTruthy();
});

test('what is refused is said in the specified words', () => {
  begin();
  fireEvent.click(territory(/neutral/));
  expect(screen.getAllByText('You must select your own territory first!')).not.toHaveLength(0);
  fireEvent.click(territory(/Pakistan, 12 armies/));
  fireEvent.click(territory(/Pakistan, 9 armies/));
  expect(screen.getAllByText("You can't attack your own territory!")).not.toHaveLength(0);
});

test('a restart is one click and keeps the choices', () => {
  begin();
  const before = quilt().map(nameOf);
  fireEvent.click(territory(/Pakistan, 12 armies/));
  fireEvent.click(territory(/neutral/));
  fireEvent.click(territory(/neutral/));
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(quilt().map(nameOf)).toEqual(before);
});
