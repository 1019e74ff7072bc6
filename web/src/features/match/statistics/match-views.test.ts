import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { viewsOf } from './match-views';

test.each([
  [true, 'form meetings timeline table lineups'],
  [false, 'form meetings timeline table'],
])('a match whose provider has statistics (%s) has the views %s', (has, views) => {
  const match = aMatch({ is_provider_stats_available: has });
  expect(viewsOf(match).join(' ')).toBe(views);
});
