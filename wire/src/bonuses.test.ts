import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { COMMON, OWN } from '@touchline/testkit/bonuses/sent-bonuses';
import { expect, test } from 'vitest';
import { ambProgress, bonus, leaderboardRow } from './bonuses';

test.each(BET_BONUS_TYPES)('a %s is read with all that the spec names of it', (type) => {
  const sent = { ...COMMON, ...OWN[type], type };
  const read = bonus.parse(sent);
  expect(read).toMatchObject({ type, id: 7, status: 'active', only_verified: true });
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(sent).toSorted());
  expect(read.event_conditions).toEqual(COMMON.event_conditions);
});

test.each([
  ['over', 'bonus_over'],
  ['bonus_over', 'bonus_over'],
  ['not_available', 'not_available'],
  ['on_holiday', 'unknown'],
])('status %s is read as %s', (word, status) => {
  expect(bonus.parse({ ...COMMON, ...OWN.hunting, type: 'hunting', status: word }).status).toBe(
    status,
  );
});

test.each([
  ['a type nobody knows', { type: 'cashback' }, 'type'],
  ['a comboboost without ranges', { type: 'comboboost', min_odds: 1400 }, 'ranges'],
  ['odds below 1.000', { ...OWN.freebet, type: 'freebet', max_odds: 999 }, 'max_odds'],
  ['part of a subunit', { ...OWN.freebet, type: 'freebet', amount: 4.5 }, 'amount'],
])('%s is refused by the name of its field', (_title, parts, field) => {
  const read = bonus.safeParse({ ...COMMON, ...parts });
  expect(read.error?.issues[0]?.path).toEqual([field]);
});

test('the progress of an amb freebet and a line of a leaderboard are read as money and counts', () => {
  const progress = ambProgress.parse({
    id: 1,
    name: 'Ten bets, one free',
    type: 'freebet',
    progress_count: 4,
    possible_progress_count: 6,
    ranges: [{ number_of_bets: 10, number_of_freebets: 1, issued_bonus_amount: 500 }],
    stake_currency: 'EUR',
    min_stake: 200,
    issue_to: null,
  });
  expect(progress.ranges[0]?.issued_bonus_amount).toBe(500n);
  const row = {
    position: 2,
    current_user: true,
    farmed_amount: 12_345,
    currency_code: 'EUR',
    farmed_freebets_count: 1,
    prize: 500,
  };
  expect(leaderboardRow.parse(row)).toEqual({ ...row, farmed_amount: 12_345n, prize: 500n });
});
