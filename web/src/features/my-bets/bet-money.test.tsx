import { aBet } from '@touchline/testkit/page/a-bet';
import type { BetReply } from '@touchline/wire/bets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { BetMoney } from './bet-money';

const text = createText('en', await loadCatalogue('en'));
const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

/** What is said of the money of a bet. */
function said(over: Partial<BetReply>): string[] {
  const markup = renderToStaticMarkup(
    <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
      <TextProvider value={text}>
        <BetMoney bet={aBet([1], over)} />
      </TextProvider>
    </FormatsProvider>,
  );
  return markup.split(/<[^>]*>/).filter((each) => each.trim() !== '');
}

const settled = { settled_at: '2025-01-01T02:00:00Z' };
const PART = 'Cashed out €48.00 for €40.00 of the stake';
const IN_ALL = 'Returned in all: €168.00';
const part = { cashed_out: { stake: eur(4000), paid: eur(4800) } };

test.each<[string, Partial<BetReply>, string[]]>([
  [
    'an open bet',
    { remaining: { stake: eur(10_000), odds: 2000, win: eur(20_000) } },
    ['Stake', '€100.00', 'Odds', '2.00', 'To return', '€200.00'],
  ],
  [
    'one of which a part was cashed out: what remains, and the part on a line of its own',
    { ...part, remaining: { stake: eur(6000), odds: 2000, win: eur(12_000) } },
    ['Remaining stake', '€60.00', 'Odds', '2.00', 'To return', '€120.00', PART],
  ],
  [
    'the same once it is settled: the part stays, and what all of it came to',
    {
      ...part,
      ...settled,
      status: 'done',
      result: 'win_entire',
      win_amount: eur(16_800),
      remaining: { stake: eur(6000), odds: 2000, win: eur(12_000) },
    },
    ['Remaining stake', '€60.00', 'Odds', '2.00', 'Returned', '€120.00', PART, IN_ALL],
  ],
  [
    'one that was cashed out whole: once',
    {
      ...settled,
      status: 'cashed_out',
      result: 'cashed_out',
      win_amount: eur(9000),
      cashed_out: { stake: eur(10_000), paid: eur(9000) },
      remaining: { stake: eur(10_000), odds: 2000, win: eur(9000) },
    },
    ['Stake', '€100.00', 'Odds', '2.00', 'Returned', '€90.00'],
  ],
  [
    'one that no odds tell of',
    { remaining: { stake: eur(10_000), odds: null, win: eur(5000) } },
    ['Stake', '€100.00', 'Odds', '–', 'To return', '€50.00'],
  ],
  [
    'one that has fed a jackpot says so',
    { used_in_jackpot: true, remaining: { stake: eur(10_000), odds: 2000, win: eur(20_000) } },
    ['Stake', '€100.00', 'Odds', '2.00', 'To return', '€200.00', 'In the jackpot draw'],
  ],
])('the money of a bet adds up: %s', (_what, over, words) => {
  expect(said(over)).toEqual(words);
});
