import type { EventRef, SportType } from '@touchline/domain/event';
import type { AskedLeg, OfferedLeg } from '@touchline/domain/bets/check-placement';
import type { MarketStatus } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { odds } from '@touchline/domain/money';
import { sql } from 'kysely';
import { columnOf, PREPARED } from '../../db/prepared';
import { PRODUCER_UP } from '../../db/producer-up';
import type { StoredOutcomes, StoredResults } from '../../db/schema';
import { type Statement, statement } from '../../db/statements';
import { isOverdue } from '../overdue';
import type { SiteSettings } from '../site';
import { TOLD_MATCH_COLUMNS, TOLD_MATCH_JOINS, type ToldMatch } from './told-match';

interface OfferedLine extends ToldMatch {
  sport_id: number;
  sport_type: SportType;
  category_id: number;
  tournament_id: number;
  market_id: number;
  specifier: string;
  status: MarketStatus;
  outcomes: StoredOutcomes;
  results: StoredResults | null;
  /** Bets on it that are placed now are void. */
  cancelled: boolean;
  custom_bet: boolean;
  provider_up: boolean;
  overdue: boolean;
}

/** What the book offers for a leg, and of which sport it is. */
export interface SportLeg extends OfferedLeg {
  sportKey: string;
  /** The match, by the id of its provider. */
  urn: string;
  match: ToldMatch;
  /** Where it stands in the catalogue. */
  event: EventRef;
  /** Whether outcomes of the match are priced together. */
  customBet: boolean;
}

/** Finds what the book offers for a leg now; undefined when it does not know the outcome. */
export type Offers = (leg: Omit<AskedLeg, 'odds'>) => SportLeg | undefined;

/**
 * Reads the lines of all legs, in a transaction, and keeps them from changing until the transaction ends. Without that
 * lock a line could be settled, and its bets paid, just before a bet on it is written down.
 *
 * Ids arrive as any whole number, so they are compared as bigint. Of the site, how long matches take bets beyond their
 * start without a live message. Where bets are placed at several moments, `until` is the last: a line on which any of
 * them would be void takes none.
 */
export function offersNow(
  legs: readonly Omit<AskedLeg, 'odds'>[],
  now: Date,
  { prematchGraceSeconds = 0 }: Pick<SiteSettings, 'prematchGraceSeconds'> = {},
  until: Date = now,
): Statement<Offers> {
  const query = sql<OfferedLine>`${PREPARED}
    select mk.match_id, mk.market_id, mk.specifier, mk.status, mk.outcomes, mk.results, ${TOLD_MATCH_COLUMNS},
      m.sport_id, sp.type as sport_type, t.category_id, m.tournament_id, m.custom_bet, ${PRODUCER_UP} as provider_up,
      ${isOverdue(prematchGraceSeconds)} as overdue,
      exists (
        select from market_cancels mc
        where (mc.match_id, mc.market_id, mc.specifier) = (mk.match_id, mk.market_id, mk.specifier)
          and coalesce(mc.placed_from, '-infinity') <= ${until}
          and coalesce(mc.placed_to, 'infinity') >= ${now}
      ) as cancelled
    from markets mk
    join matches m on m.id = mk.match_id
    ${TOLD_MATCH_JOINS}
    left join producers p on p.provider = m.provider and p.id = mk.product
    where (mk.match_id, mk.market_id, mk.specifier) in (
      select * from unnest(
        ${columnOf(legs, (leg) => leg.matchId, 'bigint[]')},
        ${columnOf(legs, (leg) => leg.marketId, 'bigint[]')},
        ${columnOf(legs, (leg) => leg.specifier, 'text[]')}))
    order by mk.match_id, mk.market_id, mk.specifier
    for share of mk
  `;
  return statement(query, offersIn);
}

function offersIn(rows: readonly OfferedLine[]): Offers {
  const lines = new Map(rows.map((row) => [keyOf(row), row]));
  return (leg) => {
    const line = lines.get(lineKey(leg));
    return line && offered(line, leg.outcomeId);
  };
}

function keyOf({ match_id, market_id, specifier }: OfferedLine): string {
  return lineKey({ matchId: match_id, marketId: market_id, specifier });
}

function offered(line: OfferedLine, outcomeId: string): SportLeg | undefined {
  if (!Object.hasOwn(line.outcomes, outcomeId)) return undefined;
  const outcome = line.outcomes[outcomeId];
  if (!outcome) return undefined;
  // A feed may open a line again whose results it has told: what is known takes no bets.
  const decided = line.results !== null && Object.hasOwn(line.results, outcomeId);
  return {
    matchStatus: line.match_status,
    marketStatus: line.status,
    providerUp: line.provider_up,
    isOverdue: line.overdue,
    active: outcome.active && !decided && !line.cancelled,
    odds: outcome.odds === null ? null : odds(outcome.odds),
    provider: line.provider,
    sportKey: line.sport_key,
    urn: line.urn,
    match: line,
    event: {
      sportId: line.sport_id,
      sportType: line.sport_type,
      categoryId: line.category_id,
      tournamentId: line.tournament_id,
      matchId: line.match_id,
    },
    customBet: line.custom_bet,
  };
}
