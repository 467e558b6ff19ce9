import { expect, test } from 'vitest';
import { opensAtText, zoneName } from './opens-at.ts';

/** 12 AM in Karachi. */
const MIDNIGHT = Date.UTC(2026, 10, 22, 19);

test('12 AM is told with the time zone of the site and on the clock of the reader', () => {
  expect(opensAtText(MIDNIGHT, 'Asia/Karachi', 'Europe/London')).toBe(
    '12 AM is meant in the time of Karachi (GMT+5): on your clock that is Sunday 7:00 PM.',
  );
  expect(opensAtText(MIDNIGHT, 'Asia/Karachi', 'Asia/Karachi')).toContain('Monday 12:00 AM.');
});

test('a zone is named by its city and its offset', () => {
  expect(zoneName('America/New_York', MIDNIGHT)).toBe('New York (GMT-5)');
  expect(zoneName('UTC', MIDNIGHT)).toMatch(/^UTC \(GMT/);
});
