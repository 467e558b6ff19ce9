import { expect, test } from 'vitest';
import { catalogueView } from '../../testing/catalogue-view.ts';
import { parseCatalogue } from './catalogue-cache.ts';

test('reads back what was kept', () => {
  const view = catalogueView(['world-history']);
  expect(parseCatalogue(JSON.stringify(view))).toEqual(view);
});

test.each([null, '', '{', 'null', '[]', '{"categories":[]}', '{"categories":[null]}', '{"categories":[{}]}'])(
  'takes %j for nothing',
  (text) => {
    expect(parseCatalogue(text)).toBeNull();
  },
);
