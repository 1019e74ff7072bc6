import { getCustomOdds } from '@touchline/wire/calls/custom-bets';
import { reply, type Router } from '@touchline/wire/calls/router';
import { keyOf, type Reading } from '../catalogue/catalogue-routes';
import type { CustomBetAsker, Question } from '../custom-bet/patient-asker';
import { refuse } from '../refusals';
import type { SiteSettings } from '../site';
import { customOdds } from './custom-odds';

interface CustomOddsRouteDeps {
  clock: { now(): Date };
  site: SiteSettings;
  asker: CustomBetAsker;
}

/** Says what selections of one match pay together. Equal questions to a provider share its answer. */
export function customOddsRoute(
  router: Router,
  { db, share }: Reading,
  { clock, site, asker }: CustomOddsRouteDeps,
): void {
  const price = (question: Question) =>
    share(keyOf('custom price', question), () => asker.price(question));
  router.on(getCustomOdds, async ({ body, locale }) => {
    const told = await customOdds({ db, site, price }, body.selections, clock.now());
    if (told.ok) return reply({ data: { custom_odds: told.value } });
    return refuse({ code: 'bets_refused', bets: [told.error] }, [body], locale);
  });
}
