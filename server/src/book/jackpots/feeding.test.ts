import { jackpotHit, poolOf } from '@touchline/domain/ledger/accounts';
import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import { jackpotDifferences } from '../../bonus/jackpots/jackpot-differences';
import { changeJackpot, keepJackpotTimes } from '../../bonus/jackpots/jackpots';
import { hashOfSeed } from '../../bonus/jackpots/seeds';
import { aJackpot, aLevel, ALWAYS } from '@touchline/testkit/jackpots/a-jackpot';
import type { OpenDatabase } from '../../db/connect';
import { run } from '../../db/statements';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import type { SiteSettings } from '../site';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

const WITH_JACKPOTS: SiteSettings = { ...SITE, featureFlags: ['jackpots'] };

let book: OpenDatabase;
let matchId: number;
beforeAll(async () => {
  book = await migratedDatabase();
  matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
});
afterAll(() => book.close());

/** Only the jackpot of this test takes part. */
async function alone(given: Omit<Parameters<typeof aJackpot>[1], 'now'> = {}): Promise<number> {
  await book.pool.query(`update jackpot_levels set state = 'paused' where state = 'active'`);
  return aJackpot(book.db, { now: NOW, ...given });
}

async function aBettor(currency = 'EUR'): Promise<number> {
  const id = await aPlayer(book.pool, { currencies: [currency] });
  await fund(book.db, id, 1_000_000, currency);
  return id;
}

async function bet(
  playerId: number,
  { stake = 1000, currency = 'EUR', site = WITH_JACKPOTS, bonus = null as object | null } = {},
) {
  const asked = aBet([aSelection({ match_id: matchId })], {
    stake: { value: stake, currency },
    ...bonus,
  });
  const placing = await place(book.db, playerId, aPlacement([asked]), { site });
  if (!placing.ok) throw new Error(JSON.stringify(placing.error));
  const [reply] = placing.value;
  if (!reply) throw new Error('a bet is told');
  return reply;
}

const held = async (account: Parameters<typeof balancesNow>[0][number]) =>
  (await run(book.db, balancesNow([account]))).get(account) ?? 0n;
const pool = (id: number, code = 'mini') => held(poolOf(`jackpot-${id}-${code}`, 'EUR'));
const hitsOf = async (id: number) =>
  (
    await book.pool.query<{ id: number; amount: bigint; cause: string; level_code: string }>(
      'select * from jackpot_hits where jackpot_id = $1 order by id',
      [id],
    )
  ).rows;
const seedsOf = async (id: number) =>
  (
    await book.pool.query<{ value: string; hash: string; revealed_at: Date | null }>(
      'select * from jackpot_seeds where jackpot_id = $1 order by number',
      [id],
    )
  ).rows;
const sound = async () => {
  expect(await reconcile(book.db)).toEqual([]);
  expect(await jackpotDifferences(book.db)).toEqual([]);
};

test('the promotions fill a pool at the beginning, and each bet feeds it by its share', async () => {
  const id = await alone();
  expect(await pool(id)).toBe(1000n);
  const playerId = await aBettor();
  expect(await bet(playerId, { stake: 150 })).toMatchObject({ used_in_jackpot: true });
  expect(await pool(id)).toBe(1001n);
  await bet(playerId, { stake: 150 });
  expect(await pool(id)).toBe(1003n);
  await sound();
});

test('a stake in another currency feeds it by what that is worth', async () => {
  const id = await alone({ levels: [aLevel({ share: 100_000 })] });
  const playerId = await aBettor('USD');
  await bet(playerId, { stake: 10_900, currency: 'USD' });
  expect(await pool(id)).toBe(2000n);
});

test('a hit takes all that the pool holds, reveals the seed and commits to the next one', async () => {
  const id = await alone({ levels: [aLevel(ALWAYS), aLevel({ code: 'major' })] });
  const [committed] = await seedsOf(id);
  expect(committed).toMatchObject({ revealed_at: null });
  await bet(await aBettor());
  const [hit, ...others] = await hitsOf(id);
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ level_code: 'mini', cause: 'drawn', amount: 1010n });
  expect(await held(jackpotHit(hit?.id ?? 0, 'EUR'))).toBe(1010n);
  // It begins anew with its start amount, and the other level goes on.
  expect([await pool(id), await pool(id, 'major')]).toEqual([1000n, 1010n]);
  const [revealed, next] = await seedsOf(id);
  expect(revealed).toMatchObject({ hash: committed?.hash, revealed_at: NOW });
  expect(hashOfSeed(revealed?.value ?? '')).toBe(committed?.hash);
  expect(next).toMatchObject({ revealed_at: null });
  await sound();
});

test('the bet that fills a pool to its ceiling makes it drop', async () => {
  const id = await alone({ levels: [aLevel({ must_drop_at: 1020n })] });
  const playerId = await aBettor();
  await bet(playerId);
  expect(await hitsOf(id)).toEqual([]);
  await bet(playerId);
  expect(await hitsOf(id)).toMatchObject([{ cause: 'must_drop', amount: 1020n }]);
  await sound();
});

test('bets of one placement feed one after the other, and each may win what is there then', async () => {
  const id = await alone({ levels: [aLevel(ALWAYS)] });
  const playerId = await aBettor();
  const singles = ['1', '2', '3'].map((outcome_id, at) =>
    aBet([aSelection({ match_id: matchId, outcome_id, odds: [2000, 3500, 4000][at] ?? 0 })]),
  );
  const placing = await place(book.db, playerId, aPlacement(singles), { site: WITH_JACKPOTS });
  expect(placing.ok).toBe(true);
  expect((await hitsOf(id)).map(({ amount }) => amount)).toEqual([1010n, 1010n, 1010n]);
  expect(await seedsOf(id)).toHaveLength(2);
  await sound();
});

test.each([
  ['without the flag', {}, { site: SITE }],
  ['at odds below its terms', { terms: { minOdds: odds(2001) } }, {}],
  ['once its time is over', { ends_at: new Date(NOW.getTime() - 1000) }, {}],
  ['before its time', { starts_at: new Date(NOW.getTime() + 1000) }, {}],
] as const)('a bet %s feeds nothing and is not drawn for', async (_title, given, how) => {
  const id = await alone({ levels: [aLevel(ALWAYS)], ...given });
  expect(await bet(await aBettor(), how)).toMatchObject({ used_in_jackpot: false });
  expect([await pool(id), await hitsOf(id)]).toEqual([1000n, []]);
});

test('what a freebet stakes feeds nothing', async () => {
  const id = await alone();
  const playerId = await aBettor();
  const freebet = await aBonus(book.db, playerId, { now: NOW });
  const bonus = { bonus: { id: freebet.id, type: 'freebet' } };
  expect(await bet(playerId, { stake: 500, bonus })).toMatchObject({ used_in_jackpot: false });
  expect(await pool(id)).toBe(1000n);
});

test('a paused level gets nothing until it is resumed, and the others go on', async () => {
  const id = await alone({ levels: [aLevel(), aLevel({ code: 'major' })] });
  const change = (what: 'pause' | 'resume') =>
    book.db
      .transaction()
      .execute((tx) => changeJackpot(tx, { id, level: 'mini', change: what, now: NOW }));
  const playerId = await aBettor();
  expect(await change('pause')).toMatchObject({ ok: true });
  await bet(playerId);
  expect([await pool(id), await pool(id, 'major')]).toEqual([1000n, 1010n]);
  expect(await change('pause')).toEqual({ ok: false, error: 'stands_otherwise' });
  expect(await change('resume')).toMatchObject({ ok: true });
  await bet(playerId);
  expect([await pool(id), await pool(id, 'major')]).toEqual([1010n, 1020n]);
  await sound();
});

test('a jackpot begins and ends by the clock, and what is left goes back to the promotions', async () => {
  const hour = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  const id = await alone({ starts_at: hour(1), ends_at: hour(3) });
  const states = async () =>
    (
      await book.pool.query<{ state: string; closed_amount: bigint | null }>(
        'select state, closed_amount from jackpot_levels where jackpot_id = $1',
        [id],
      )
    ).rows;
  await keepJackpotTimes(book.db, hour(0));
  expect(await states()).toEqual([{ state: 'created', closed_amount: null }]);
  await keepJackpotTimes(book.db, hour(1));
  expect(await states()).toEqual([{ state: 'active', closed_amount: null }]);
  await keepJackpotTimes(book.db, hour(3));
  await keepJackpotTimes(book.db, hour(3));
  expect(await states()).toEqual([{ state: 'finished', closed_amount: 1000n }]);
  expect(await pool(id)).toBe(0n);
  expect((await seedsOf(id)).map(({ revealed_at: at }) => at)).toEqual([hour(3)]);
  await sound();
});

test('a jackpot that cannot be closed holds up no other, and is closed once it can be', async () => {
  const end = new Date(NOW.getTime() + 3_600_000);
  const [broken, whole] = [await alone({ ends_at: end }), await alone({ ends_at: end })];
  const playsIn = (currency: string) =>
    book.pool.query('update jackpots set currency = $2 where id = $1', [broken, currency]);
  await playsIn('USD');
  await expect(keepJackpotTimes(book.db, end)).rejects.toThrow(`jackpot ${broken} did not`);
  expect([await pool(broken), await pool(whole)]).toEqual([1000n, 0n]);
  await playsIn('EUR');
  await keepJackpotTimes(book.db, end);
  expect(await pool(broken)).toBe(0n);
  await sound();
});

test('fifty placements at once are each fed and drawn for once', async () => {
  const id = await alone({
    levels: [aLevel({ hit_every: 10_000n }), aLevel({ code: 'major', must_drop_at: 1100n })],
  });
  const players = await Promise.all(Array.from({ length: 10 }, () => aBettor()));
  const rounds = Array.from({ length: 5 }, () => players).flat();
  await Promise.all(rounds.map((playerId) => bet(playerId)));
  const hits = await hitsOf(id);
  const won = (code: string) =>
    hits.filter((hit) => hit.level_code === code).reduce((all, { amount }) => all + amount, 0n);
  for (const code of ['mini', 'major']) {
    const filled = BigInt(1 + hits.filter((hit) => hit.level_code === code).length) * 1000n;
    expect((await pool(id, code)) + won(code)).toBe(filled + 50n * 10n);
  }
  // Ten bets fill it from 10.00 to 11.00.
  expect(hits.filter((hit) => hit.level_code === 'major')).toHaveLength(5);
  const { rows } = await book.pool.query<{ bets: bigint }>(
    'select count(*) as bets from jackpot_bets where jackpot_id = $1',
    [id],
  );
  expect(rows[0]?.bets).toBe(50n);
  await sound();
});
