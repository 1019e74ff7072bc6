import { inspect } from 'node:util';
import { assert } from '@touchline/domain/assert';
import { cashOf, debtOf } from '@touchline/domain/ledger/accounts';
import { depositPosting, withdrawalPosting } from '@touchline/domain/ledger/payments';
import { minor, odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '../rows';
import type { OpenDatabase } from '../../../../server/src/db/connect';
import { migratedDatabase } from '../../database/migrated-database';
import { aBonus } from '../../bonuses/a-campaign';
import { post } from '../../../../server/src/wallet/post';
import { reconcile } from '../../../../server/src/wallet/reconcile';
import { cashOutBet } from '../../../../server/src/book/cash-out/cash-out-bet';
import { aHuntingOffer } from '../../bonuses/farming-book';
import { createRefresher } from '../../../../server/src/book/cash-out/refresh-offers';
import { exposureDifferences } from '../../../../server/src/book/limits/exposure-differences';
import { DEFAULT_LIMITS, type SiteSettings } from '../../../../server/src/book/site';
import { NOW, SITE } from '../book-database';
import { type PlacingDesk, placingDesk } from '../../../../server/src/book/bets/placing-desk';
import type { FeedChange } from '../../../../server/src/book/ingest/change';
import { pricesOf } from './feed-words';
import { timeOf } from './model-time';
import { POINT_RULES } from './points-model';
import type { ModelPlayer } from './player-model';
import { reconcileBets } from '../../../../server/src/book/bets/reconcile-bets';
import { openIngest } from '../../../../server/src/book/ingest/ingest';
import { settleOnce } from '../../../../server/src/book/bets/settle-bets';
import type { BookModel, ModelLine } from './book-model';
import { type DyingDatabase, dyingDatabase } from './dying-database';

/** The most that anybody but a VIP stakes on a bet, and what a VIP may ask for. */
export const MOST = 500n;
export const MOST_OF_VIPS = 5_000n;

const [EUR] = [DEFAULT_LIMITS['EUR']];
if (!EUR) throw new Error('there are bets in euro');

/** The house keeps nothing of a cash-out, so that values are round. */
const MODEL_SITE: SiteSettings = {
  ...SITE,
  limits: { ...SITE.limits, EUR: { ...EUR, max: minor(MOST) } },
  vipTimes: Number(MOST_OF_VIPS / MOST),
  cashOutMargin: 0,
};

const VALUING = { site: MODEL_SITE, jointChance: () => Promise.resolve(null) };

/** The book that the model is compared with, on connections that can break. */
export interface RealBook {
  book: OpenDatabase;
  dying: DyingDatabase;
  desk: PlacingDesk;
  /** Says something of lines as their feed does. */
  tell(minute: number, changes: readonly FeedChange[]): Promise<void>;
  /** Settles whatever waits for it. */
  settle(minute: number): Promise<void>;
  cashOut(
    asked: Omit<Parameters<typeof cashOutBet>[1], 'now'>,
    minute: number,
  ): ReturnType<typeof cashOutBet>;
  /** Takes money in or sets it aside to be paid out, once under an id. */
  pay(
    kind: 'deposit' | 'withdrawal',
    payment: { playerId: number; id: string; amount: bigint },
  ): Promise<void>;
  /** A round of the job that keeps the values of open bets. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** One history of it. What an earlier one left in disorder is not blamed on this one, so that failures can be shrunk. */
export interface History extends RealBook {
  disorderBefore: readonly string[];
}

/** Opens it on a database of its own. */
export async function realBook(): Promise<RealBook> {
  const book = await migratedDatabase();
  const dying = dyingDatabase(book);
  const { db } = dying;
  const clock = { now: () => NOW };
  const log = {
    error: (details: object, message: string) => {
      throw new Error(message, { cause: details });
    },
  };
  const feed = openIngest(db, { provider: 'betradar', run: null });
  const { round } = createRefresher({ ...VALUING, db: book.db, clock, log });
  return {
    book,
    dying,
    desk: placingDesk(db, MODEL_SITE),
    tell: async (minute, changes) => {
      const told = await feed.take([{ at: timeOf(minute).getTime(), producer: null, changes }]);
      assert(told.unknownMatches.length === 0, 'the feed tells of matches that are known');
    },
    settle: async (minute) => {
      while (await settleOnce(db, timeOf(minute)));
    },
    cashOut: (asked, minute) => cashOutBet(db, { ...asked, now: timeOf(minute) }, VALUING),
    pay: async (kind, { playerId, id, amount }) => {
      const payment = { id, provider: 'test', playerId, currency: 'EUR', amount: minor(amount) };
      const posting = (kind === 'deposit' ? depositPosting : withdrawalPosting)(payment);
      const [verdict] = await db.transaction().execute((tx) => post(tx, [posting]));
      assert(verdict === 'posted' || verdict === 'repeated', `the ledger takes it, not ${verdict}`);
    },
    refresh: round,
    close: () => book.close(),
  };
}

/** Three players without money, the last a VIP, and four matches; the first two have two lines. */
export async function aModel({ book: { pool, db }, tell }: RealBook): Promise<BookModel> {
  const players: ModelPlayer[] = [];
  for (const isVip of [false, false, true]) {
    const id = await aPlayer(pool);
    await pool.query('update players set is_vip = $2 where id = $1', [id, isVip]);
    const bonus = isVip ? null : await aHunting(db, id, players.length === 1);
    players.push({ id, isVip, cash: 0n, debt: 0n, limits: {}, excludedUntil: 0, bonus });
  }
  const matches: Match[] = [];
  for (let match = 0; match < 4; match += 1) {
    const matchId = await aMatch(pool, { status: 1 });
    const { rows } = await pool.query<{ urn: string }>('select urn from matches where id = $1', [
      matchId,
    ]);
    matches.push({ matchId, urn: rows[0]?.urn ?? '' });
  }
  const winners = matches.map((match) => aModelLine(match, 1, '', ['1', '3']));
  const goals = matches.slice(0, 2).map((each) => aModelLine(each, 18, 'total=2.5', ['12', '13']));
  const lines = [...winners, ...goals];
  for (const { matchId, marketId, specifier } of lines) {
    await aLine(pool, { matchId, marketId, specifier, odds: {} });
  }
  for (const line of lines) await tell(0, [pricesOf(line)]);
  return { now: 0, players, lines, bets: [], deposits: [], said: [] };
}

async function aHunting(db: OpenDatabase['db'], playerId: number, oncePerEvent: boolean) {
  const { minStake, maxOdds, maxPoints } = POINT_RULES;
  const offer = aHuntingOffer({
    oncePerEvent,
    pointsMinStake: Number(minStake),
    pointsMaxOdds: odds(Number(maxOdds)),
    maxPointsPerBet: Number(maxPoints),
  });
  const { id } = await aBonus(db, playerId, { now: NOW, offer });
  return { id, oncePerEvent };
}

type Match = Pick<ModelLine, 'matchId' | 'urn'>;

function aModelLine(
  match: Match,
  marketId: number,
  specifier: string,
  outcomes: [string, string],
): ModelLine {
  const odds: ModelLine['odds'] = [2000n, 2000n];
  const state = { way: null, isOpen: true, cancels: [] };
  return { ...match, marketId, specifier, outcomes, odds, chance: 5n, ...state };
}

/** What is in accounts, what bets are and have paid, and what matches cost at most, as the book has it. */
export async function standOf({ book: { pool, db } }: RealBook, model: BookModel) {
  const inAccounts = await db.selectFrom('ledger_accounts').select(['id', 'balance']).execute();
  const balances = new Map<string, bigint>(inAccounts.map(({ id, balance }) => [id, balance]));
  const { rows: bets } = await pool.query<{ id: number; status: string; paid: bigint | null }>(
    `select id, status, case when status in ('done', 'cashed_out') then win_amount
       when status = 'rejected' then stake else cashed_out_paid end as paid
     from bets where player_id = any($1) order by id`,
    [model.players.map(({ id }) => id)],
  );
  const { rows: events } = await pool.query<{ match_id: number; liability: bigint }>(
    'select match_id, liability from event_exposures where match_id = any($1)',
    [model.lines.map(({ matchId }) => matchId)],
  );
  const { rows: contested } = await pool.query<{ id: string }>(
    `select deposit_id as id from chargebacks where closed_at is null and player_id = any($1)`,
    [model.players.map(({ id }) => id)],
  );
  const { rows: bonuses } = await pool.query<{ id: number; points: bigint }>(
    'select id, points from bonuses where id = any($1)',
    [model.players.flatMap(({ bonus }) => bonus?.id ?? [])],
  );
  const liabilities = new Map(events.map((row) => [row.match_id, row.liability]));
  return {
    purses: model.players.map(({ id }) => ({
      cash: balances.get(cashOf(id, 'EUR')) ?? 0n,
      debt: -(balances.get(debtOf(id, 'EUR')) ?? 0n),
    })),
    bets,
    points: bonuses.toSorted((one, other) => one.id - other.id).map(({ points }) => points),
    contested: contested.map(({ id }) => id).toSorted(),
    costs: model.lines.map(({ matchId }) => liabilities.get(matchId) ?? 0n),
  };
}

/** Everything that does not add up in the book by itself, in words. */
export async function differencesIn({ book: { db } }: Pick<RealBook, 'book'>): Promise<string[]> {
  const counts = [reconcile(db), reconcileBets(db), exposureDifferences(db)];
  const differences = (await Promise.all<object[]>(counts)).flat();
  return differences.map((difference) => inspect(difference));
}
