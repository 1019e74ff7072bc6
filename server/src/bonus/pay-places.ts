import { poolPrizes } from '@touchline/domain/bonus/leaderboard';
import { prizePostings } from '@touchline/domain/ledger/bonuses';
import { type Minor, minor, scaled, sum } from '@touchline/domain/money';
import { type Transaction, sql } from 'kysely';
import { jsonText } from '../db/json-text';
import type { Database } from '../db/schema';
import { bookOwing, type Booking } from '../wallet/book-owing';
import { rateOf } from '../wallet/rates';
import { issueBonuses, type Recipient } from './issue';
import { standingOf, type Standing } from './standings';
import { poolMoney, type TournamentRow } from './tournament-pools';

/** Money that a player has won with a place. */
export interface PlacePrize {
  playerId: number;
  tournamentId: number;
  /** The player's own part in it. */
  bonusId: number;
  /** The place, from 1. */
  position: number;
  /** In subunits of the player's own currency. */
  amount: Minor;
  currency: string;
}

/** Tells players of the money that they have won; it comes ahead of that money. */
export type TellPrizes = (
  tx: Transaction<Database>,
  prizes: readonly PlacePrize[],
  now: Date,
) => Promise<void>;

interface Won extends PlacePrize {
  place: Standing;
  /** What the pool gives for it, in the pool's currency. */
  share: Minor;
}

/**
 * Pays the places of a tournament, which the caller holds, out of its pool, and keeps the leaderboard as it was paid
 * (DESIGN §4.11); answers with what the pool gave. Players get their own currency, at the rate of the day.
 */
export async function paidPlaces(
  tx: Transaction<Database>,
  row: TournamentRow,
  now: Date,
  tell?: TellPrizes,
): Promise<Minor> {
  const { id, offer, pool } = row;
  const places = await standingOf(tx, id);
  const shares = poolPrizes(minor(pool), offer.shares, places);
  const won = places.flatMap((place, at): Won[] => {
    const share = shares[at] ?? minor(0);
    const { playerId, bonusId, currency } = place;
    const isSame = currency === offer.poolCurrency;
    const amount = isSame ? share : scaled(share, rateOf(offer.poolCurrency, currency));
    return amount > 0n
      ? [
          {
            place,
            position: place.position,
            share,
            playerId,
            bonusId,
            tournamentId: id,
            amount,
            currency,
          },
        ]
      : [];
  });
  await keep(tx, id, places, won);
  if (offer.prizeAs === 'money') await payMoney(tx, row, won, { now, tell });
  else
    await issueBonuses(
      tx,
      row,
      won.map((each) => recipientOf(row, each)),
      now,
    );
  return sum(won.map(({ share }) => share));
}

async function keep(
  tx: Transaction<Database>,
  campaignId: number,
  places: readonly Standing[],
  won: readonly Won[],
): Promise<void> {
  const prizes = new Map(won.map(({ playerId, share }) => [playerId, share]));
  const rows = places.map(({ playerId, position, farmedAmount, farmedFreebetsCount }) => ({
    player_id: playerId,
    position,
    farmed: farmedAmount,
    freebets: farmedFreebetsCount,
    prize: prizes.get(playerId) ?? minor(0),
  }));
  await sql`
    insert into tournament_results (campaign_id, player_id, position, farmed, freebets, prize)
    select ${campaignId}, player_id, position, farmed, freebets, prize
    from json_to_recordset(${jsonText(rows)}::json) r (
      player_id integer, position integer, farmed bigint, freebets integer, prize bigint)`.execute(
    tx,
  );
}

async function payMoney(
  tx: Transaction<Database>,
  row: TournamentRow,
  won: readonly Won[],
  { now, tell }: { now: Date; tell: TellPrizes | undefined },
): Promise<void> {
  await tell?.(tx, won, now);
  const bookings = won.flatMap(({ playerId, currency, amount, share }): Booking[] => {
    const prize = { kind: 'tournament' as const, id: row.id, playerId, currency, amount };
    const postings = prizePostings(prize, poolMoney(row, share));
    return postings.map((posting) => ({ playerId, posting }));
  });
  if (bookings.length > 0) await bookOwing(tx, bookings);
}

function recipientOf(
  row: TournamentRow,
  { place, share, amount, playerId, currency }: Won,
): Recipient {
  const { prizeType: type, prizeLivesHours: livesHours } = row.offer;
  const from = poolMoney(row, share);
  const earned = { type, amount, livesHours, by: place.bonusId, from };
  return { playerId, currency, cause: `place:${place.position}`, earned };
}
