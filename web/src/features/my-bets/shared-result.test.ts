import { aBet } from '@touchline/testkit/page/a-bet';
import type { BetReply } from '@touchline/wire/bets';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { formatsFor } from '../../i18n/formats';
import { createText } from '../../i18n/text';
import { sharedResult } from './shared-result';

const text = createText('en', await loadCatalogue('en'));
const formats = formatsFor('en', 'UTC', 'european');
const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });
const LEG = 'Arsenal 2:1 Chelsea · over 2.5 @ 2.00';

test.each<[string, Partial<BetReply>, string | null]>([
  ['an open bet', {}, null],
  ['one that never ran', { status: 'rejected', settled_at: '2025-01-01T02:00:00Z' }, null],
  ['a win', { result: 'win_entire', win_amount: eur(20_000) }, `Won €200.00\n${LEG}`],
  ['a loss', { result: 'lose_entire', win_amount: eur(0) }, `Lost\n${LEG}`],
  [
    'what came back in part, once',
    { result: 'refund_half_lose_other', win_amount: eur(1213) },
    `Returned €12.13\n${LEG}`,
  ],
])('what is shared of %s', (_what, over, expected) => {
  const ended = expected === null ? {} : { status: 'done' as const, settled_at: '2025-01-01' };
  const bet = aBet([1], { ...ended, ...over });
  const selections = bet.selections.map((leg) => ({
    ...leg,
    match: { ...leg.match, score: { home: 2, away: 1 } },
  }));
  expect(sharedResult(text, { ...bet, selections }, formats)).toBe(expected);
});
