import { listCustomMarkets } from '@touchline/wire/calls/custom-bets';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { keyOf, notFound, type Reading } from '../catalogue/catalogue-routes';
import { type SiteSettings, USUAL_CUSTOM_BETS } from '../site';
import { combinableMarkets } from './combinable-markets';
import type { CustomBetAsker } from './patient-asker';

/** What the builder of custom bets stands on. */
interface CustomBetDeps {
  site: SiteSettings;
  asker: CustomBetAsker;
}

/** Says how the sportsbook answers for what may be combined. Equal questions to a provider share its answer. */
export function customBetRoutes(
  router: Router,
  { db, findNames, described, share }: Reading,
  { site, asker }: CustomBetDeps,
): void {
  const combinable: CustomBetAsker['combinable'] = (question) =>
    share(keyOf('combinable', question), () => asker.combinable(question));
  router.on(listCustomMarkets, async ({ params, query, locale }) => {
    const { enabled } = site.customBets ?? USUAL_CUSTOM_BETS;
    if (!enabled) return failure(403, 'forbidden', 'custom bets are not taken on this site');
    await described();
    const reading = { db, findNames, locale, combinable };
    const markets = await combinableMarkets(reading, params.matchId, query.selections ?? []);
    if (!markets) return notFound('match');
    if (markets.ok) return reply({ data: markets.value });
    return failure(503, 'unavailable', 'the provider of this match does not answer');
  });
}
