import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { COMMON, OWN } from '@touchline/testkit/bonuses/sent-bonuses';
import { bonus, leaderboardRow } from '@touchline/wire/bonuses';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { ApiProvider } from '../../api/api-context';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { FarmSums } from './farm-progress';
import { RatingTable } from './rating';

const TEXT = createText('en', await loadCatalogue('en'));
const API = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('nothing is asked for')),
});

/** The words of a part of a bonus's window, in their order. */
function said(part: ReactNode): string[] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={API}>
        <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
          <TextProvider value={TEXT}>{part}</TextProvider>
        </FormatsProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return markup.split(/<[^>]*>/).filter((each) => each.trim() !== '');
}

const hunting = bonus.parse({ ...COMMON, ...OWN.hunting, type: 'hunting' });

test.each([
  [null, []],
  [0, ['Each event earns points once.']],
  [3, ['Each event earns points once.', 'Events counted: 3']],
])('where %s events have had their turn it is said: %s', (farmed, words) => {
  if (!('farming' in hunting)) throw new Error('a bonus hunt');
  const { farming } = hunting;
  const told = said(<FarmSums farming={farming} farmed={farmed} />);
  expect(told.filter((each) => /vents? /.test(each))).toEqual(words);
});

const row = (position: number, freebets: number) =>
  leaderboardRow.parse({
    position,
    current_user: position === 2,
    farmed_amount: 500 * position,
    currency_code: 'EUR',
    farmed_freebets_count: freebets,
    prize: 0,
  });

test('a leaderboard says what each has earned on the way, where anybody has', () => {
  const table = (...freebets: number[]) =>
    said(
      <RatingTable
        rows={freebets.map((each, at) => row(at + 1, each))}
        own={null}
        currency="EUR"
      />,
    );
  expect(table(2, 0)).toEqual(
    [
      ['Place', 'Player', 'Points', 'Freebets', 'Prize'],
      ['1', 'Player 1', '500', '2', '–'],
      ['2', 'You', '1,000', '0', '–'],
    ].flat(),
  );
  expect(table(0, 0)).not.toContain('Freebets');
});
