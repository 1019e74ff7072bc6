import { aBet } from '@touchline/testkit/page/a-bet';
import type { BetReply } from '@touchline/wire/bets';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { formatsFor } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { createText } from '../../i18n/text';
import { bonusText } from './bonus-text';

const text = createText('en', await loadCatalogue('en'));
const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });
const money = { stake: eur(10_000), odds: 2000, win: eur(22_000) };
const lost = { status: 'done', result: 'lose_entire', settled_at: '2025-01-01' } as const;

test.each<[string, Partial<BetReply>, string | null]>([
  ['no bonus', {}, null],
  [
    'a boost, with what it adds',
    {
      bonus: { id: 1, type: 'comboboost', odds: 1100 },
      remaining: { ...money, boost: 1100, from_bonus: eur(2000) },
    },
    'Combo boost ×1.10 · +€20.00',
  ],
  [
    'a boost that is not applied: nothing',
    { bonus: { id: 1, type: 'comboboost', odds: 1100 }, remaining: money },
    null,
  ],
  [
    'a freebet',
    { bonus: { id: 1, type: 'freebet' } },
    'Freebet €100.00 · The stake is on us: you keep what it wins.',
  ],
  [
    'a freebet that pays its stake, too',
    { bonus: { id: 1, type: 'freebet_all_win' } },
    'Freebet, stake paid too €100.00 · The stake is on us, and is paid out with the winnings.',
  ],
  [
    'no risk, while it is open',
    { bonus: { id: 1, type: 'freebet_no_risk' } },
    'Risk-free bet · Your stake comes back if the bet loses.',
  ],
  [
    'no risk, once it was needed',
    {
      bonus: { id: 1, type: 'freebet_no_risk' },
      ...lost,
      win_amount: eur(10_000),
      remaining: { ...money, win: eur(10_000), from_bonus: eur(10_000) },
    },
    'Risk-free bet · Stake returned €100.00',
  ],
  ['points', { bonus: { id: 1, type: 'hunting' } }, 'Bonus hunt'],
])('what is told of %s', (_what, over, expected) => {
  const bet = aBet([1, 2], over);
  const formats = formatsFor('en', 'UTC', 'european');
  const written = { money: moneyOf(formats, bet.stake), locale: 'en' };
  expect(bonusText(text, bet, written)).toBe(expected);
});
