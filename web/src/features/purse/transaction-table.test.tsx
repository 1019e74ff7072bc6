import { aSite } from '@touchline/testkit/page/a-site';
import { listTransactions } from '@touchline/wire/calls/wallet';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { SiteProvider } from '../../i18n/site-context';
import { createText, TextProvider } from '../../i18n/text';
import { TransactionTable } from './transaction-table';

const text = createText('en', await loadCatalogue('en'));

const MOVEMENT = {
  id: 'settle:7:1',
  kind: 'payout',
  fact: 'settle',
  currency: 'EUR',
  subunits: 100,
  amount: 1452,
  balance: 10_000,
  reason: null,
  about: null,
  bonus: null,
  paid_by: null,
  at: '2026-03-01T12:00:00Z',
} as const;

/** A movement as the table shows it: its words, and where it leads. */
function shown(movement: object): { words: string; ways: string[] } {
  const { data } = listTransactions.reply.parse({
    data: [{ ...MOVEMENT, ...movement }],
    pagination: { total: 1, page: 1, limit: 50, last_page: 1 },
  });
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={aSite({ app: 'platform' })}>
        <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
          <TextProvider value={text}>
            <TransactionTable rows={data} />
          </TextProvider>
        </FormatsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  const ways = [...markup.matchAll(/href="([^"]*)"/g)].map(([, way = '']) => way);
  return { words: markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), ways };
}

test('a movement of a bet names the bet and its bonus, and leads to the bet', () => {
  const { words, ways } = shown({
    about: 'Lille 4:0 Lens · Lille',
    bonus: 'Combo boost ×1.10 · +€1.32',
  });
  expect(words).toMatch(/Bet settled Lille 4:0 Lens · Lille · \w+ Combo boost ×1\.10 · \+€1\.32/);
  expect(ways).toEqual([expect.stringMatching(/^https:\/\/bets\.example\/bets-history\?bet=\w+$/)]);
});

test.each([
  ['prize:tournament:7:1', 'Prize', 'Spring Cup · 3rd', 'tournament', 'bonus=tournament-17'],
  ['jackpot_hit:9:paid', 'Jackpot', 'Four corners · Mini', 'jackpot', 'jackpot=17'],
])('%s says what has paid it, and leads to that', (id, fact, about, type, way) => {
  const paid = { id, kind: 'bonus', fact: id.split(':', 1)[0], about };
  const { words, ways } = shown({ ...paid, paid_by: { type, id: 17 } });
  expect(words).toContain(`${fact} ${about}`);
  expect(ways).toEqual([`https://bets.example/promotions?${way}`]);
  expect(shown(paid).ways).toEqual(['https://bets.example/promotions']);
});
