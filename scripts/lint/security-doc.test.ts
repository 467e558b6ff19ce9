import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readPromises } from '../promises/promises.ts';

const text = readFileSync('docs/security.md', 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they are numbered before those of level 3. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3 },
  ...{ '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5 },
  ...{ '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3 },
  ...{ '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1 },
  ...{ '17.2': 4, '17.3': 2 },
};

const rows = Array.from(
  text.matchAll(/^\| (?<ids>\d+\.\d+\.\d+[\d., ]*) \| [^|]* \| (?<met>yes|n\/a|exception|deployer) \|/gm),
  ({ groups }) => ({ ids: (groups?.ids ?? '').split(', '), met: groups?.met }),
);

it('has every requirement of ASVS 5.0 at levels 1 and 2, once', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(all.toSorted());
});

it('says of every exception why it is one', () => {
  const [, reasons = ''] = text.split('## Accepted exceptions');
  const [table = ''] = reasons.split('\n## ');
  for (const { ids } of rows.filter(({ met }) => met === 'exception')) {
    for (const id of ids) expect(table).toContain(id);
  }
});

it('names promises that were made and files that are there', () => {
  const promised = new Set(readPromises(readFileSync('docs/promises.md', 'utf8')).map(({ id }) => id));
  const named = Array.from(text.matchAll(/\b(?:PLAY|MONEY|SESSION|SLOT|LIVE|CLEAN|FAULT|PRIVACY)-\d+\b/g));
  for (const [id] of named) expect(promised).toContain(id);
  const files = new Set(
    globSync('{server,client,shared,scripts}/**/*.{ts,tsx}').map((path) => basename(path)),
  );
  for (const [, path = ''] of text.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)) {
    expect([path, path.includes('/') ? existsSync(path) : files.has(path)]).toEqual([path, true]);
  }
});
