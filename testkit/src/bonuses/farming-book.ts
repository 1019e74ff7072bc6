import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '../betting/rows';
import { issueEarned } from '../../../server/src/bonus/issue-earned';
import { aBonus, aCampaign } from './a-campaign';
import { type CampaignRow, issueBonuses } from '../../../server/src/bonus/issue';
import type { StoredFarming, StoredOffer } from '../../../server/src/db/tables/bonuses';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { settleOnce } from '../../../server/src/book/bets/settle-bets';
import { aBet, aPlacement, aSelection, fund, NOW, place } from '../betting/book-database';

type Offer<Type extends StoredOffer['type']> = Extract<StoredOffer, { type: Type }>;

/** 10.00 in points earn a freebet of 5.00, once. */
const FARMING: StoredFarming = {
  pointsNeeded: 1000,
  prize: { EUR: [500] },
  prizeType: 'freebet',
  mostPrizes: 1,
  maxPointsPerBet: 100_000,
  pointsMinStake: 100,
  pointsMaxOdds: odds(20_000),
  oncePerEvent: false,
  prizeLivesHours: null,
};

/** 10.00 in points earn a freebet of 5.00, once. */
export function aHuntingOffer(given: Partial<Offer<'hunting'>> = {}): Offer<'hunting'> {
  return { ...FARMING, type: 'hunting', ...given };
}

/** A tournament for its places alone: 100.00 in the ratio of 3, 2 and 1. */
export function aTournamentOffer(given: Partial<Offer<'tournament'>> = {}): Offer<'tournament'> {
  return {
    ...FARMING,
    type: 'tournament',
    prize: {},
    mostPrizes: 0,
    pool: 10_000,
    poolCurrency: 'EUR',
    shares: [3, 2, 1],
    prizeAs: 'money',
    waitHours: 24,
    ...given,
  };
}

/** 10.00 in points open a chest of 1.00, 2.00 and 3.00, of which one may be tripled. */
export function aLootboxOffer(given: Partial<Offer<'lootbox'>> = {}): Offer<'lootbox'> {
  const boost = 3000 as Offer<'lootbox'>['boost'];
  const prize = { EUR: [100, 200, 300] };
  return { ...FARMING, type: 'lootbox', prize, boost, showInPromotion: true, ...given };
}

/** Two bets of 5.00 at least give a freebet of 1.00, two more give two of 2.00. */
export function anAmbOffer(given: Partial<Offer<'amb'>> = {}): Offer<'amb'> {
  return {
    type: 'amb',
    prizeType: 'freebet',
    ranges: [
      { numberOfBets: 2, numberOfFreebets: 1, amounts: { EUR: 100 } },
      { numberOfBets: 4, numberOfFreebets: 2, amounts: { EUR: 200 } },
    ],
    minStake: { EUR: 500 },
    prizeLivesHours: null,
    ...given,
  };
}

/** Who farms with a bonus. */
export interface Farmer {
  playerId: number;
  id: number;
  type: StoredOffer['type'];
}

/** A match on which a home win pays 2.00. */
export async function aBettableMatch({ pool }: OpenDatabase): Promise<number> {
  const matchId = await aMatch(pool);
  await aLine(pool, { matchId });
  return matchId;
}

/** A player with 1,000.00. */
export async function aRichPlayer(
  { pool, db }: OpenDatabase,
  given: Parameters<typeof aPlayer>[1] = {},
): Promise<number> {
  const playerId = await aPlayer(pool, given);
  await fund(db, playerId, 100_000);
  return playerId;
}

/** A player with a bonus of a campaign of its own. */
export async function aFarmer(
  book: OpenDatabase,
  offer: StoredOffer,
  given: Partial<Omit<Parameters<typeof aBonus>[2], 'offer'>> = {},
): Promise<Farmer> {
  const playerId = await aRichPlayer(book);
  const { id } = await aBonus(book.db, playerId, { now: NOW, offer, ...given });
  return { playerId, id, type: offer.type };
}

/** A campaign, and players who have a part in it, each playing in a currency. */
export async function farmersOf(
  book: OpenDatabase,
  offer: StoredOffer,
  {
    currencies,
    ...given
  }: { currencies: readonly string[] } & Partial<Omit<Parameters<typeof aCampaign>[1], 'offer'>>,
): Promise<{ campaign: CampaignRow; farmers: Farmer[] }> {
  const campaign = await aCampaign(book.db, { now: NOW, offer, ...given });
  const farmers: Farmer[] = [];
  for (const currency of currencies) {
    const playerId = await aRichPlayer(book);
    await book.pool.query('update players set currency = $2 where id = $1', [playerId, currency]);
    const [issued] = await book.db
      .transaction()
      .execute((tx) =>
        issueBonuses(tx, campaign, [{ playerId, currency, cause: 'once' }], given.now ?? NOW),
      );
    farmers.push({ playerId, id: issued?.id ?? 0, type: offer.type });
  }
  return { campaign, farmers };
}

/** How a bet is placed unless said: 10.00 EUR with the farmer's bonus, which farms ten points. */
interface Placed {
  stake?: number;
  now?: Date;
  /** Another bonus to place it with; null for none. */
  bonus?: { id: number; type: Exclude<StoredOffer['type'], 'amb'> } | null;
}

/** Places a single on a home win at 2.00; whether it was taken. */
export async function farm(
  book: OpenDatabase,
  { playerId, id, type }: Farmer,
  matchId: number,
  { stake = 1000, now = NOW, bonus }: Placed = {},
): Promise<boolean> {
  const own = type === 'amb' ? null : { id, type };
  const used = bonus === undefined ? own : bonus;
  const bet = aBet([aSelection({ match_id: matchId })], {
    stake: { value: stake, currency: 'EUR' },
    ...(used ? { bonus: used } : {}),
  });
  return (await place(book.db, playerId, aPlacement([bet]), { now })).ok;
}

/** Says how a home win of a match has ended, or that nobody knows after all, and settles its bets. */
export async function ended(
  { pool, db }: OpenDatabase,
  matchId: number,
  result: string | null,
  now = NOW,
): Promise<void> {
  const results = result === null ? null : JSON.stringify({ 1: result });
  await pool.query('update markets set results = $2 where match_id = $1', [matchId, results]);
  await pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(db, now));
}

/** The freebets that a bonus has earned so far. */
export async function earnedBy(
  { pool, db }: OpenDatabase,
  { id }: Pick<Farmer, 'id'>,
  now = NOW,
): Promise<{ id: number; amount: bigint; status: string; used_count: number }[]> {
  await issueEarned(db, now);
  const { rows } = await pool.query<{
    id: number;
    amount: bigint;
    status: string;
    used_count: number;
  }>('select id, amount, status, used_count from bonuses where earned_by = $1 order by id', [id]);
  return rows;
}
