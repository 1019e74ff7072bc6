import { getTournamentRating, USUAL_RATING } from '@touchline/wire/calls/bonuses';
import { minor } from '@touchline/domain/money';
import { reply, type Router } from '@touchline/wire/calls/router';
import type { LeaderboardReply } from '@touchline/wire/bonuses';
import { onWire } from '@touchline/wire/money';
import { findBonus } from '../../bonus/player-bonuses';
import { paidStanding, type ShownPlace, standingWithPrizes } from '../../bonus/standings';
import { pageOf, paginationOf } from '../../paging';
import { notFound, type Reading } from '../catalogue/catalogue-routes';
import type { BonusDeps } from './bonus-deps';

/**
 * Says how leaderboards of tournaments are told (SPEC §7 /bonuses/tournaments/{id}/rating). All who are in one and look at
 * about the same time share one look at it.
 */
export function ratingRoute(
  router: Router,
  { shareCount: share }: Pick<Reading, 'shareCount'>,
  { db, site }: BonusDeps,
): void {
  router.on(getTournamentRating, async ({ params, query, playerId }) => {
    const part = await findBonus(db, playerId, params.id);
    if (part?.offer.type !== 'tournament') return notFound('bonus');
    const { campaign_id: id, pool_paid_at: paidAt } = part;
    const pool = { pool: minor(part.pool ?? 0), shares: part.offer.shares };
    const read = () => (paidAt ? paidStanding(db, id) : standingWithPrizes(db, id, pool));
    const places = await share(JSON.stringify(['rating', id, paidAt]), read);
    const rowOf = placeReply(playerId, site.defaultCurrency);
    const page = pageOf(query, USUAL_RATING);
    const own = places.find((place) => place.playerId === playerId);
    return reply({
      data: places.slice(page.offset, page.offset + page.limit).map(rowOf),
      own: own ? rowOf(own) : null,
      pagination: paginationOf(page, places.length),
    });
  });
}

/** A line of a leaderboard (SPEC §3 "Leaderboard row") as one player sees it: nobody else is named. */
function placeReply(playerId: number, currency: string) {
  return (place: ShownPlace) => {
    const row: LeaderboardReply = {
      position: place.position,
      current_user: place.playerId === playerId,
      farmed_amount: onWire(place.farmedAmount),
      currency_code: currency,
      farmed_freebets_count: place.farmedFreebetsCount,
      prize: onWire(place.prize),
    };
    return row;
  };
}
