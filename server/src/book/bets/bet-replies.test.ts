import { aLeague, aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { bet as betSchema } from '@touchline/wire/bets';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { readDescriptions } from '../catalogue/market-descriptions';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { aboutBet } from './about-bet';
import { listBets } from './list-bets';
import { settleOnce } from './settle-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());
beforeEach(() => book.pool.query('truncate entity_names, market_descriptions'));

const call = (urn: string, locale: string, name: string) =>
  book.pool.query('insert into entity_names (urn, locale, name) values ($1, $2, $3)', [
    urn,
    locale,
    name,
  ]);

async function describe(provider: string, market: number, variant: string, description: object) {
  await book.pool.query(
    `insert into market_descriptions (provider, market_id, variant, locale, description)
     values ($1, $2, $3, 'en', $4)`,
    [provider, market, variant, JSON.stringify({ groups: ['all'], ...description })],
  );
  await readDescriptions(book.db);
}

/** What is won outright: an event with a name of its own and without sides. */
async function anOutright(name: string): Promise<{ id: number; urn: string }> {
  const id = await aMatch(book.pool);
  const { rows } = await book.pool.query<{ urn: string }>(
    `update matches set home_id = null, away_id = null, type = 'season', name = $2 where id = $1
     returning urn`,
    [id, name],
  );
  return { id, urn: rows[0]!.urn };
}

async function aBettor(language = 'en'): Promise<number> {
  const id = await aPlayer(book.pool, { language });
  await fund(book.db, id, 10_000);
  return id;
}

async function bet(playerId: number, selection: Parameters<typeof aSelection>[0], locale = 'en') {
  const placed = await place(book.db, playerId, aPlacement([aBet([aSelection(selection)])]), {
    locale,
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const [made] = placed.value;
  expect(() => betSchema.parse(made)).not.toThrow();
  return made!.selections[0]!;
}

test('a bet on one of two against each other names both, wherever it is told', async () => {
  const masters = await anOutright('Masters');
  const [rory, jon] = ['sr:competitor:71', 'sr:competitor:72'];
  const specifier = `competitor1=${rory}|competitor2=${jon}`;
  await call(rory, 'en', 'Rory McIlroy');
  await call(jon, 'en', 'Jon Rahm');
  const line = { matchId: masters.id, marketId: 807, specifier };
  await aLine(book.pool, { ...line, odds: { [rory]: 1900, [jon]: 1900 } });
  const picked = { match_id: masters.id, market_id: 807, specifier, odds: 1900 };
  const leg = await bet(await aBettor(), { ...picked, outcome_id: jon });
  expect(leg).toMatchObject({
    market: { name: 'Masters - head to head (Rory McIlroy – Jon Rahm)' },
    outcome: { name: 'Jon Rahm' },
    against: { id: rory, name: 'Rory McIlroy' },
  });
  expect(aboutBet({ selections: [leg] })).toBe('Masters · Jon Rahm – Rory McIlroy');
});

test('a bet on what is won outright names the event, the market and who is to win', async () => {
  const cup = await anOutright('World Cup 2030');
  await call(cup.urn, 'de', 'Weltmeisterschaft 2030');
  await call('sr:competitor:4711', 'en', 'Portugal');
  const variant = 'pre:markettext:31';
  await describe('betradar', 534, variant, {
    name: 'Winner of {$event}',
    outcomes: [{ id: 'pre:outcometext:9', name: 'the field' }],
  });
  const line = { matchId: cup.id, marketId: 534, specifier: `variant=${variant}` };
  const odds = { 'sr:competitor:4711': 3000, 'pre:outcometext:9': 9000 };
  await aLine(book.pool, { ...line, odds });
  const playerId = await aBettor();
  const picked = { match_id: cup.id, market_id: 534, specifier: line.specifier };
  expect(
    await bet(playerId, { ...picked, outcome_id: 'sr:competitor:4711', odds: 3000 }),
  ).toMatchObject({
    match: { name: 'World Cup 2030', home: '', away: '', slug: `world-cup-2030-m${cup.id}` },
    market: { name: 'Winner of World Cup 2030' },
    outcome: { name: 'Portugal' },
  });
  expect(
    await bet(playerId, { ...picked, outcome_id: 'pre:outcometext:9', odds: 9000 }, 'de'),
  ).toMatchObject({
    match: { name: 'Weltmeisterschaft 2030' },
    market: { name: 'Winner of Weltmeisterschaft 2030' },
    outcome: { name: 'The field' },
  });
  const { data } = await listBets(book.db, playerId, {}, 'en');
  expect(data.map((each) => each.selections.length)).toEqual([1, 1]);
});

test('a player who is told of a settled outright is told what it was, in the language of the account', async () => {
  const cup = await anOutright('Masters');
  await call('sr:competitor:12', 'de', 'Der Zwölfte');
  await aLine(book.pool, { matchId: cup.id, marketId: 534, odds: { 'sr:competitor:12': 5000 } });
  const playerId = await aBettor('de');
  const outcome = { outcome_id: 'sr:competitor:12', odds: 5000 };
  await bet(playerId, { match_id: cup.id, market_id: 534, ...outcome });
  await book.pool.query('delete from outbox');
  await settleLine(
    book.pool,
    { matchId: cup.id, marketId: 534 },
    { 'sr:competitor:12': 'win_entire' },
  );
  while (await settleOnce(book.db, NOW));
  const { rows } = await book.pool.query(
    `select message from outbox where channel = '$user:' || $1::text and event_name = 'bet_changed'`,
    [playerId],
  );
  expect(rows[0].message.bet).toMatchObject({
    result: 'win_entire',
    selections: [{ match: { name: 'Masters' }, outcome: { name: 'Der Zwölfte' } }],
  });
});

test('players, teams and leagues of a bet are named in the locale that it is read in', async () => {
  const { tournamentId } = await aLeague(book.pool);
  const matchId = await aMatch(book.pool, { tournamentId, home: 'Bayern München' });
  const { rows } = await book.pool.query<{ home: string; league: string }>(
    `select h.urn as home, t.urn as league from matches m join competitors h on h.id = m.home_id
     join tournaments t on t.id = m.tournament_id where m.id = $1`,
    [matchId],
  );
  await call(rows[0]!.home, 'de', 'FC Bayern');
  await call(rows[0]!.league, 'de', 'Erste Liga');
  await call('sr:player:1', 'en', 'Saka, Bukayo');
  const specifier = 'player=sr:player:1|total=9.5';
  await aLine(book.pool, { matchId, marketId: 40, odds: { 'sr:player:1': 2000 } });
  await aLine(book.pool, { matchId, marketId: 921, specifier, odds: { 12: 2000 } });
  await aLine(book.pool, { matchId });
  const playerId = await aBettor();
  const scorer = { match_id: matchId, market_id: 40, outcome_id: 'sr:player:1' };
  expect((await bet(playerId, scorer)).outcome.name).toBe('Saka, Bukayo');
  const points = { match_id: matchId, market_id: 921, specifier, outcome_id: '12' };
  expect((await bet(playerId, points)).market.name).toBe(
    'Saka, Bukayo total points (incl. overtime)',
  );
  expect(await bet(playerId, { match_id: matchId }, 'de')).toMatchObject({
    match: { home: 'FC Bayern', tournament: 'Erste Liga', name: null },
    market: { name: 'Spielausgang' },
    outcome: { name: 'FC Bayern' },
  });
  expect((await bet(playerId, { match_id: matchId })).outcome.name).toBe('Bayern München');
});

test("a market is named as its own provider describes it, whatever another one's number means", async () => {
  await describe('oddin', 1, '', { name: 'First blood', outcomes: [{ id: '1', name: 'home' }] });
  const matchId = await aMatch(book.pool, { provider: 'oddin' });
  await aLine(book.pool, { matchId });
  const placed = await bet(await aBettor(), { match_id: matchId });
  expect([placed.market.name, placed.outcome.name]).toEqual(['First blood', 'Home']);
});
