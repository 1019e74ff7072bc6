import * as calls from '@touchline/wire/calls/bets';
import { reply, type Router } from '@touchline/wire/calls/router';
import { notFound, type Reading } from '../catalogue/catalogue-routes';
import { getBetHistory } from '@touchline/wire/calls/bet-history';
import { betHistory } from './bet-history';
import { betCounters } from './bet-counters';
import { findBet, type OffersNow } from './find-bet';
import { listBets } from './list-bets';

/**
 * Says how the sportsbook answers about the bets that a player has placed. A list shows what the player was told last
 * that its bets are worth.
 */
export function betListRoutes(
  router: Router,
  { db, described, shareCount }: Reading,
  offersNow: OffersNow,
): void {
  router.on(calls.listBets, async ({ query, playerId, locale }) => {
    await described();
    return reply(await listBets(db, playerId, query, locale, shareCount));
  });
  router.on(calls.countBets, async ({ query, playerId }) =>
    reply({ data: await betCounters(db, playerId, query) }),
  );
  router.on(calls.getBet, async ({ params, playerId, locale }) => {
    await described();
    const data = await findBet(db, { playerId, betId: params.id, locale }, offersNow);
    return data ? reply({ data }) : notFound('bet');
  });
  router.on(getBetHistory, async ({ params, playerId }) => {
    const data = await betHistory(db, { playerId, betId: params.id });
    return data ? reply({ data }) : notFound('bet');
  });
}
