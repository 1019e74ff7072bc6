import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { ApiProvider } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText, TextProvider } from '../../i18n/text';
import { CashingOut } from './cashing-out';
import { aBet } from '@touchline/testkit/page/a-bet';

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('nothing is asked while a page is written')),
});

/** What a page says of a bet that is being cashed out, where bets in play wait as given. */
async function said(bet: ReturnType<typeof aBet>): Promise<string> {
  const client = new QueryClient();
  const live_delays = { usual: 5, by_sport: { tennis: 8 } };
  client.setQueryData([...settingsQuery(api).queryKey], { data: { live_delays } });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <TextProvider value={createText('en', await loadCatalogue('en'))}>
          <CashingOut bet={bet} />
        </TextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test('a cash-out that waits counts down the longest delay of the selections that are open and in play', async () => {
  const bet = aBet([1, 2], { status: 'cashout_in_progress' });
  expect(await said(bet)).toContain('5 seconds');
  const [first, second] = bet.selections;
  if (!first || !second) throw new Error('the bet has two selections');
  const tennis = { ...second, match: { ...second.match, sport_key: 'tennis' } };
  expect(await said({ ...bet, selections: [first, tennis] })).toContain('8 seconds');
  const ended = { ...tennis, result: 'win_entire' as const };
  expect(await said({ ...bet, selections: [first, ended] })).toContain('5 seconds');
});
