import { randomUUID } from 'node:crypto';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueDue } from '../../bonus/issue-due';
import { aCampaign, type CampaignGiven } from '@touchline/testkit/bonuses/a-campaign';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { NOW } from '@touchline/testkit/betting/book-database';
import { aBettableMatch, aRichPlayer, ended, farm } from '@touchline/testkit/bonuses/farming-book';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

type Given = Omit<CampaignGiven, 'now'>;

/** A campaign that began yesterday, and whom it has given its bonus. */
async function issuing(given: Given) {
  const { id } = await aCampaign(book.db, { now: NOW, ...given });
  return async (playerId: number, now = NOW) => {
    await issueDue(book.db, now);
    const { rows } = await book.pool.query(
      'select from bonuses where campaign_id = $1 and player_id = $2',
      [id, playerId],
    );
    return rows.length;
  };
}

const change = (playerId: number, column: string, value: unknown) =>
  book.pool.query(`update players set ${column} = $2 where id = $1`, [playerId, value]);
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test.each([
  ['while the campaign runs', 23, 1],
  ['before it began', 25, 0],
])('who has opened an account %s is given %s hours later: %s', async (_when, hours, times) => {
  const playerId = await aPlayer(book.pool);
  await change(playerId, 'created_at', hoursAgo(hours));
  expect(await (await issuing({ trigger: { key: 'registration' } }))(playerId)).toBe(times);
});

test.each([
  ['as much as is asked', { amount: 2000 }, 1],
  ['less', { amount: 1999 }, 0],
  ['any amount where none is asked for its currency', { amount: 1, currency: 'USD' }, 1],
  ['what has not come yet', { amount: 2000, state: 'pending' }, 0],
  ['before it began', { amount: 2000, hours: 25 }, 0],
])('a deposit of %s brings a bonus: %j, so many times: %i', async (_what, paid, times) => {
  const { amount, currency = 'EUR', state = 'success', hours = 1 } = { ...USUAL, ...paid };
  const playerId = await aPlayer(book.pool);
  await book.pool.query(
    `insert into deposits (id, player_id, currency, amount, provider, state, return_url, created_at)
     values ($1, $2, $3, $4, 'sandbox', $5, '/', $6)`,
    [randomUUID(), playerId, currency, amount, state, hoursAgo(hours)],
  );
  const given = await issuing({ trigger: { key: 'deposit', least: { EUR: 2000 } } });
  expect([await given(playerId), await given(playerId)]).toEqual([times, times]);
});

/** What is not said of a deposit. */
const USUAL: { currency?: string; state?: string; hours?: number } = {};

test('so many settled bets bring a bonus, once; open ones do not count', async () => {
  const playerId = await aRichPlayer(book);
  const given = await issuing({ trigger: { key: 'bets', count: 2 } });
  const matches = [await aBettableMatch(book), await aBettableMatch(book)];
  for (const matchId of matches)
    await farm(book, { playerId, id: 0, type: 'freebet' }, matchId, { bonus: null });
  const counted = [await given(playerId)];
  for (const matchId of matches) {
    await ended(book, matchId, 'lose_entire');
    counted.push(await given(playerId), await given(playerId));
  }
  expect(counted).toEqual([0, 0, 0, 1, 1]);
});

test('bets that are void do not count for a bonus after so many bets', async () => {
  const playerId = await aRichPlayer(book);
  const given = await issuing({ trigger: { key: 'bets', count: 1 } });
  const matchId = await aBettableMatch(book);
  await farm(book, { playerId, id: 0, type: 'freebet' }, matchId, { bonus: null });
  const counted: number[] = [];
  for (const result of ['canceled', 'refund_entire', null, 'lose_entire', 'canceled']) {
    await ended(book, matchId, result);
    counted.push(await given(playerId));
  }
  // What was given stays.
  expect(counted).toEqual([0, 0, 0, 1, 1]);
});

test('who was born on a leap day has a birthday each year', async () => {
  const playerId = await aPlayer(book.pool);
  await change(playerId, 'birth_date', '2000-02-29');
  const given = await issuing({ trigger: { key: 'birthday' } });
  const times: number[] = [];
  for (const day of ['2027-02-27', '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29'])
    times.push(await given(playerId, new Date(`${day}T12:00:00Z`)));
  expect(times).toEqual([0, 1, 1, 1, 2]);
});

test('nobody is given what stands behind a code', async () => {
  const given = await issuing({ trigger: { key: 'code', code: 'behind-it' } });
  expect(await given(await aPlayer(book.pool))).toBe(0);
});

test.each([
  ['any player', {}, {}, 1],
  ['whose account is not confirmed', {}, { confirmed_at: null }, 0],
  ['of another country', { terms: { countryCodes: ['AT'] } }, { country_code: 'DE' }, 0],
  ['of that country', { terms: { countryCodes: ['AT'] } }, { country_code: 'AT' }, 1],
  ['who is not verified', { terms: { onlyVerified: true } }, {}, 0],
  ['who is', { terms: { onlyVerified: true } }, { verification: 'verified' }, 1],
  ['in whose currency it has no amount', {}, { currency: 'USD' }, 0],
] as const)('once for each player: %s', async (_who, campaign, columns, times) => {
  const playerId = await aPlayer(book.pool);
  for (const [column, value] of Object.entries(columns)) await change(playerId, column, value);
  const given = await issuing({ trigger: { key: 'once' }, ...(campaign as Given) });
  expect([await given(playerId), await given(playerId)]).toEqual([times, times]);
});
