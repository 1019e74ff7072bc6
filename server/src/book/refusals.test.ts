import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { LIMIT_TYPES } from '@touchline/domain/limits/limit';
import { minor, odds } from '@touchline/domain/money';
import { BET_ERROR } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { refuse } from './refusals';
import { aBet, aPlacement, aSelection } from '@touchline/testkit/betting/book-database';

const { bets } = aPlacement([aBet([aSelection({ match_id: 1 }), aSelection({ match_id: 2 })])]);
const second = outcomeKey({ matchId: 2, marketId: 1, specifier: '', outcomeId: '1' });

const dataOf = (refusal: Refusal, locale = 'en') =>
  refuse({ code: 'bets_refused', bets: [refusal] }, bets, locale).error.data;

test.each<{ refusal: Refusal; code: number; says: string }>([
  {
    refusal: { code: 'odds_changed', selections: [second], risk: 'odds_higher_than_current_odds' },
    code: 101,
    says: 'The odds have changed.',
  },
  {
    refusal: { code: 'municipality_unknown' },
    code: 118,
    says: 'Please add your municipality to your profile first.',
  },
  {
    refusal: {
      code: 'custom_odds_changed',
      risk: 'odds_higher_than_current_odds',
      odds: odds(2900),
    },
    code: 120,
    says: 'The odds of this bet have changed.',
  },
  {
    refusal: { code: 'custom_bet_contradicting' },
    code: 120,
    says: 'These selections cannot all win.',
  },
  {
    refusal: { code: 'custom_bet_certain' },
    code: 120,
    says: 'These selections cannot lose together, so there are no odds for them.',
  },
  {
    refusal: { code: 'custom_bet_not_offered' },
    code: 120,
    says: 'There are no odds for these selections together.',
  },
  {
    refusal: { code: 'custom_bet_not_combinable' },
    code: 120,
    says: 'These selections cannot be combined.',
  },
  {
    refusal: { code: 'custom_bet_unavailable' },
    code: 1030,
    says: 'We cannot price these selections at the moment. Please try again.',
  },
  {
    refusal: { code: 'odds_not_taken', selections: [second], risk: 'odds_too_low' },
    code: 1014,
    says: 'We take no bets at these odds at the moment.',
  },
  {
    refusal: { code: 'several_matches' },
    code: 1015,
    says: 'A custom bet holds selections of one match only.',
  },
  {
    refusal: { code: 'same_line_twice', selections: [second] },
    code: 1020,
    says: 'A custom bet holds one selection of a market only.',
  },
  {
    refusal: { code: 'system_not_offered' },
    code: 1016,
    says: 'This system is not offered for these selections.',
  },
  {
    refusal: { code: 'singles_not_offered' },
    code: 1017,
    says: 'These selections cannot be bet on as several singles.',
  },
  {
    refusal: { code: 'freebet_stake', stake: minor(500) },
    code: 1018,
    says: 'The stake of this freebet is €5.00.',
  },
  {
    refusal: { code: 'bonus_not_usable' },
    code: 1019,
    says: 'This bonus cannot be used for this bet.',
  },
  {
    refusal: { code: 'player_limit', limit: 'wager' },
    code: 1021,
    says: 'Your limit on stakes does not allow this bet.',
  },
  {
    refusal: { code: 'player_excluded', limit: 'coolingoff' },
    code: 1022,
    says: 'No bets for now: your time-out is not over yet.',
  },
])('$refusal.code is told as $code, in words of every language', ({ refusal, code, says }) => {
  expect(dataOf(refusal)?.errors_by_bet).toMatchObject([{ code, localized_message: says }]);
  const german = dataOf(refusal, 'de-AT')?.errors_by_bet?.[0]?.localized_message;
  expect(german).toBeTruthy();
  expect(german).not.toBe(says);
});

test('the selections that are meant are named by position, and a limit in subunits', () => {
  const low = dataOf({ code: 'odds_changed', selections: [second], risk: 'odds_too_low' });
  expect(low?.errors_by_bet).toMatchObject([{ selections: [1] }]);
  const stake = dataOf({ code: 'freebet_stake', stake: minor(500) });
  expect(stake?.errors_by_bet).toMatchObject([{ selections: [], limit: 500 }]);
});

test('a number of selections is told as it is', () => {
  const few = dataOf({ code: 'too_few_selections', min: 2 });
  const localized_message = 'This kind of bet takes at least 2 selections.';
  expect(few?.errors_by_bet).toMatchObject([{ code: 1005, limit: 2, localized_message }]);
  const many = dataOf({ code: 'too_many_selections', max: 20 });
  expect(many?.errors_by_bet).toMatchObject([{ limit: 20 }]);
});

test.each<{ refusal: Refusal; details: string | undefined }>([
  {
    refusal: { code: 'odds_not_taken', selections: [], risk: 'odds_too_low' },
    details: 'odds_too_low',
  },
  {
    refusal: {
      code: 'custom_odds_changed',
      risk: 'odds_higher_than_current_odds',
      odds: odds(2900),
    },
    details: 'odds_higher_than_current_odds',
  },
  { refusal: { code: 'custom_bet_contradicting' }, details: 'contradicting' },
  { refusal: { code: 'custom_bet_certain' }, details: 'certain' },
  { refusal: { code: 'custom_bet_not_offered' }, details: 'not_offered' },
  { refusal: { code: 'custom_bet_not_combinable' }, details: 'not_combinable' },
  { refusal: { code: 'custom_bet_unavailable' }, details: 'unavailable' },
  { refusal: { code: 'player_limit', limit: 'loss' }, details: 'loss' },
  { refusal: { code: 'mixed_providers', selections: [second] }, details: undefined },
])('the details of $refusal.code are $details', ({ refusal, details }) => {
  expect(dataOf(refusal)?.details).toBe(details);
});

test.each(LIMIT_TYPES)(
  'a refusal for a limit of %s names it, in words of every language',
  (limit) => {
    const said = (['en', 'de'] as const).map((locale) =>
      String(
        dataOf({ code: 'player_limit', limit }, locale)?.errors_by_bet?.[0]?.localized_message,
      ),
    );
    const others = LIMIT_TYPES.filter((type) => type !== limit).map(
      (type) =>
        dataOf({ code: 'player_limit', limit: type })?.errors_by_bet?.[0]?.localized_message,
    );
    expect(others).not.toContain(said[0]);
    expect(said[0]).not.toBe(said[1]);
    expect(said.join()).not.toContain('{');
  },
);

test('no two codes have the same number', () => {
  const numbers = Object.values(BET_ERROR);
  expect(new Set(numbers).size).toBe(numbers.length);
});

const odd: Refusal = {
  code: 'odds_changed',
  selections: [second],
  risk: 'odds_higher_than_current_odds',
};

test.each<[string, (Refusal | null)[], number | 'bets_refused']>([
  ['the one that all bets share', [odd, odd], 101],
  ['the one that all bets at fault share', [null, odd], 101],
  ['the one of a municipality', [{ code: 'municipality_unknown' }], 118],
  ['the one of a custom bet', [{ code: 'custom_bet_contradicting' }], 120],
  ['none where they differ', [odd, { code: 'municipality_unknown' }], 'bets_refused'],
  ['none that only we know', [{ code: 'insufficient_funds' }], 'bets_refused'],
])('the code of a refused placement is %s', (_what, refusals, code) => {
  const sent = refusals.map(() => bets[0]!);
  expect(refuse({ code: 'bets_refused', bets: refusals }, sent, 'en').error.code).toBe(code);
});
