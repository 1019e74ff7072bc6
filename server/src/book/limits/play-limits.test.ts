import { lossOf, type Movement, totalsOf } from '@touchline/domain/limits/usage';
import { minor } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer, aPlayerLimit, settleLine } from '@touchline/testkit/betting/rows';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { placeBets, type Placing } from '../bets/place-bets';
import { settleOnce } from '../bets/settle-bets';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
let matchId: number;
beforeAll(async () => {
  book = await migratedDatabase();
  matchId = await aBettableMatch();
});
afterAll(() => book.close());

async function aBettableMatch(): Promise<number> {
  const id = await aMatch(book.pool);
  await aLine(book.pool, { matchId: id });
  return id;
}

async function aBettor(): Promise<number> {
  const playerId = await aPlayer(book.pool, { currencies: ['EUR', 'USD'] });
  await fund(book.db, playerId, 1_000_000);
  await fund(book.db, playerId, 1_000_000, 'USD');
  return playerId;
}

const singles = (value: number, count = 1, currency = 'EUR', on = matchId) =>
  aPlacement(
    Array.from({ length: count }, () =>
      aBet([aSelection({ match_id: on })], { stake: { value, currency } }),
    ),
  );
const refusedBy = (placing: Placing) =>
  !placing.ok && placing.error.code === 'bets_refused' ? placing.error.bets : [];

test('a stake is taken up to what a limit leaves, and not beyond', async () => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, { type: 'wager', period: 'day', most: 2500 });
  expect(await place(book.db, playerId, singles(2000))).toMatchObject({ ok: true });
  const more = await place(book.db, playerId, singles(501));
  expect(refusedBy(more)).toEqual([{ code: 'player_limit', limit: 'wager' }]);
  expect(await place(book.db, playerId, singles(500))).toMatchObject({ ok: true });
});

test('the bets of one placement count together, and all are refused together', async () => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, { type: 'bet', period: 'day', most: 2 });
  const refusal = { code: 'player_limit', limit: 'bet' };
  expect(refusedBy(await place(book.db, playerId, singles(100, 3)))).toEqual([
    refusal,
    refusal,
    refusal,
  ]);
  expect(await place(book.db, playerId, singles(100, 2))).toMatchObject({ ok: true });
});

test('in one batch, each placement lacks what those before it took, and other players do not', async () => {
  const [limited, free] = [await aBettor(), await aBettor()];
  await aPlayerLimit(book.pool, limited, { type: 'loss', period: 'week', most: 2500 });
  const batch = [limited, free, limited, free, limited].map((playerId) => ({
    playerId,
    locale: 'en',
    placement: singles(1000),
    now: NOW,
  }));
  const answers = await book.db.transaction().execute((tx) => placeBets(tx, batch, SITE));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
});

test('placements at once, in whichever currency, keep a limit together', async () => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, { type: 'wager', period: 'month', most: 4500 });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      place(
        book.db,
        playerId,
        singles(at % 2 === 0 ? 1000 : 1090, 1, at % 2 === 0 ? 'EUR' : 'USD'),
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
});

test.each([
  ['an exclusion', { type: 'selfexclusion' }, 'player_excluded'],
  ['a break', { type: 'coolingoff', until: new Date(NOW.getTime() + 1) }, 'player_excluded'],
  ['a break that is over', { type: 'coolingoff', until: NOW }, null],
  ['a limit of deposits', { type: 'deposit', period: 'day', most: 0 }, null],
  ['a limit of no money', { type: 'wager', period: 'day', most: 0 }, 'player_limit'],
] as const)('%s decides whether a bet is taken', async (_what, limit, code) => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, limit);
  const [refusal = null] = refusedBy(await place(book.db, playerId, singles(100)));
  expect(refusal?.code ?? null).toBe(code);
});

test.each([
  ['session', { type: 'session', most: 600_000 }],
  ['sportsbook_session', { type: 'sportsbook_session', most: 600_000 }],
  ['time', { type: 'time', period: 'day', most: 600_000 }],
  ['activity', { type: 'activity', period: 'day', most: 60_000 }],
])('a %s that has lasted as long as it may takes no more bets', async (type, limit) => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, limit);
  expect(await place(book.db, playerId, singles(100))).toMatchObject({ ok: true });
  const came = new Date(NOW.getTime() - 600_000);
  await book.pool.query('insert into presences values ($1, $2, $3)', [playerId, came, NOW]);
  await book.pool.query('insert into activity_minutes values ($1, 1, $2)', [playerId, NOW]);
  const late = await place(book.db, playerId, singles(100));
  expect(refusedBy(late)).toEqual([{ code: 'player_limit', limit: type }]);
});

test('a repeated placement is answered with its bets, though the limit is used up by now', async () => {
  const playerId = await aBettor();
  await aPlayerLimit(book.pool, playerId, { type: 'wager', period: 'day', most: 1000 });
  const placement = singles(1000);
  const first = await place(book.db, playerId, placement);
  expect(first.ok).toBe(true);
  expect(await place(book.db, playerId, placement)).toEqual(first);
});

const HOUR = 3_600_000;
const RESULTS = {
  won: { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' },
  lost: { 1: 'lose_entire', 2: 'win_entire', 3: 'lose_entire' },
  void: { 1: 'refund_entire', 2: 'refund_entire', 3: 'refund_entire' },
};

/** What a player and the world may do: bet, let a bet end, correct how it ended, or wait. */
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      bet: fc.integer({ min: 10, max: 900 }),
      bets: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ settle: fc.nat(9), as: fc.constantFrom('won', 'lost', 'void') }),
  },
  { weight: 2, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 30 }) }) },
);

/** A player's history as the rules read it, kept apart from the database. */
interface Model {
  now: number;
  movements: Movement[];
  open: { matchId: number; stake: number; count: number; paid: number }[];
}

test(
  'over any history a bet is taken exactly when it keeps every limit',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 4, maxLength: 10 }),
        fc.constantFrom('day', 'week'),
        fc.record({
          wager: fc.integer({ min: 500, max: 2500 }),
          loss: fc.integer({ min: 300, max: 1500 }),
          bet: fc.integer({ min: 2, max: 6 }),
        }),
        async (steps, period, most) => {
          const playerId = await aBettor();
          for (const type of ['wager', 'loss', 'bet'] as const) {
            await aPlayerLimit(book.pool, playerId, { type, period, most: most[type] });
          }
          const model: Model = { now: NOW.getTime(), movements: [], open: [] };
          for (const step of steps) {
            if ('wait' in step) model.now += step.wait * HOUR;
            else if ('bet' in step) await bet(playerId, model, { ...step, period, most });
            else await settle(model, step.settle, step.as);
          }
        },
      ),
      {
        numRuns: 15,
        examples: [
          [
            [
              { bet: 10, bets: 1 },
              { settle: 0, as: 'won' },
              { bet: 301, bets: 1 },
            ],
            'day',
            { wager: 500, loss: 300, bet: 2 },
          ],
        ],
      },
    );
  },
);

interface Betting {
  bet: number;
  bets: number;
  period: 'day' | 'week';
  most: { wager: number; loss: number; bet: number };
}

async function bet(
  playerId: number,
  model: Model,
  { bet: stake, bets: count, period, most }: Betting,
): Promise<void> {
  const on = await aBettableMatch();
  const placement = singles(stake, count, 'EUR', on);
  const placing = await place(book.db, playerId, placement, { now: new Date(model.now) });
  const bets = Array.from({ length: count }, (): Movement => ({
    kind: 'stake',
    amount: minor(stake),
    at: model.now,
  }));
  const history = { movements: model.movements, sessions: [], ticks: [] };
  const used = totalsOf(history, period, model.now);
  const more = BigInt(stake * count);
  // What was won before is no room for losses: a loss is counted before the stake comes on top of it.
  const keeps =
    used.staked + more <= most.wager &&
    lossOf(used) + more <= most.loss &&
    used.bets + count <= most.bet;
  expect(placing.ok).toBe(keeps);
  if (!placing.ok) return;
  model.movements.push(...bets);
  model.open.push({ matchId: on, stake, count, paid: 0 });
}

/** Ends a bet that was taken, or ends it in another way, and gives the ledger the time of the model. */
async function settle(model: Model, which: number, as: keyof typeof RESULTS): Promise<void> {
  const taken = model.open[which % Math.max(1, model.open.length)];
  if (!taken) return;
  const now = new Date(model.now);
  await settleLine(book.pool, { matchId: taken.matchId }, RESULTS[as]);
  const { rows } = await book.pool.query<{ id: string }>('select id from ledger_postings');
  while (await settleOnce(book.db, now));
  await book.pool.query('update ledger_postings set created_at = $1 where not id = any($2)', [
    now,
    rows.map(({ id }) => id),
  ]);
  const paid = { won: 2, lost: 0, void: 1 }[as] * taken.stake * taken.count;
  if (paid !== taken.paid) {
    model.movements.push({ kind: 'payout', amount: minor(paid - taken.paid), at: model.now });
  }
  taken.paid = paid;
}
