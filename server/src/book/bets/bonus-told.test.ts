import { odds } from '@touchline/domain/money';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { aBonus, type CampaignGiven } from '@touchline/testkit/bonuses/a-campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movementNamer } from '../movements/name-movements';
import { settleOnce } from './settle-bets';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

const WON = { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' };
const LOST = { 1: 'lose_entire', 2: 'win_entire', 3: 'lose_entire' };
const VOID = { 1: 'canceled', 2: 'canceled', 3: 'canceled' };

const BOOST = {
  type: 'comboboost' as const,
  minOdds: odds(1500),
  ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(1100) }],
};
const freebet = (type: 'freebet' | 'freebet_no_risk' | 'freebet_all_win') => ({
  type,
  amounts: { EUR: 500 },
});

/** A bet of 5.00 with a bonus on so many home wins at 2.00, settled; in English unless the account says otherwise. */
async function betSettled(
  offer: NonNullable<CampaignGiven['offer']>,
  results: Record<string, string>,
  { legs = 1, language = 'en' } = {},
) {
  const { pool, book } = server;
  const playerId = await aPlayer(pool);
  await pool.query('update players set language = $2 where id = $1', [playerId, language]);
  await fund(book.db, playerId, 10_000);
  const { id, type } = await aBonus(book.db, playerId, { now: NOW, offer });
  const matches: number[] = [];
  for (let leg = 0; leg < legs; leg += 1) {
    const matchId = await aMatch(pool);
    await aLine(pool, { matchId });
    matches.push(matchId);
  }
  const selections = matches.map((matchId) => aSelection({ match_id: matchId }));
  const bet = aBet(selections, {
    type: legs > 1 ? 'combo' : 'single',
    stake: { value: 500, currency: 'EUR' },
    bonus: { id, type: type as 'freebet', ...(legs > 1 && { odds: 1100 }) },
  });
  const placed = await place(book.db, playerId, aPlacement([bet]));
  expect(placed.ok).toBe(true);
  for (const matchId of matches) await settleLine(pool, { matchId }, results);
  while (await settleOnce(book.db, NOW));
  return { playerId, betId: placed.ok ? (placed.value[0]?.id ?? 0) : 0 };
}

async function told(playerId: number, language: string): Promise<string> {
  const { body } = await server.ask<{ data: { body: string }[] }>('GET', '/notifications', {
    playerId,
    locale: language,
  });
  return body.data[0]?.body ?? '';
}

const FREEBET = 'Freebet, winnings only';
const COMBO = { legs: 2 };

test.each([
  [freebet('freebet'), WON, {}, `Stake €5.00 (${FREEBET}). Your bet pays €5.00.`],
  [freebet('freebet'), LOST, {}, `Stake €5.00 (${FREEBET}). Your bet did not win this time.`],
  [
    freebet('freebet'),
    VOID,
    {},
    `Stake €5.00 (${FREEBET}). Your bet does not count, and you have back €5.00 (${FREEBET}).`,
  ],
  [
    freebet('freebet_all_win'),
    WON,
    {},
    'Stake €5.00 (Freebet, stake paid too). Your bet pays €10.00.',
  ],
  [
    freebet('freebet_no_risk'),
    LOST,
    {},
    'Stake €5.00 (Risk-free bet). Your stake of €5.00 is back in your balance.',
  ],
  [BOOST, WON, COMBO, 'Stake €5.00. Your bet pays €22.00. Combo boost ×1.10 · +€2.00.'],
  [BOOST, LOST, COMBO, 'Stake €5.00 (Combo boost). Your bet did not win this time.'],
  [
    BOOST,
    WON,
    { ...COMBO, language: 'de' },
    'Einsatz 5,00 €. Deine Wette zahlt 22,00 € aus. Kombi-Boost ×1,10 · +2,00 €.',
  ],
])('what is told of a bet names its bonus and adds up: %j', async (offer, results, how, text) => {
  const { playerId } = await betSettled(offer, results, how);
  const body = await told(playerId, 'language' in how ? how.language : 'en');
  expect(body.replaceAll('\u00a0', ' ')).toContain(` · ${text}`);
});

test.each([
  [freebet('freebet'), WON, {}, FREEBET, FREEBET],
  [freebet('freebet_no_risk'), LOST, {}, 'Risk-free bet', 'Risk-free bet'],
  [BOOST, WON, COMBO, 'Combo boost', 'Combo boost ×1.10 · +€2.00'],
])('movements of a bet name it and its bonus: %j', async (offer, results, how, staked, paid) => {
  const { betId } = await betSettled(offer, results, how);
  const [stake, payout] = [`stake:${betId}`, `settle:${betId}:1`];
  const named = await movementNamer(server.book.db)([stake, payout, 'deposit:sandbox:7']);
  expect([...named.keys()]).toEqual([stake, payout]);
  expect([named.get(stake)?.bonus, named.get(payout)?.bonus]).toEqual([staked, paid]);
  expect(named.get(payout)?.about).toMatch(/^.+ .+:.+ · .+$|^.+ – .+ · .+$/);
});
