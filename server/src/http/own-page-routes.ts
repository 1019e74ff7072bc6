import { getOwnPage } from '@touchline/wire/calls/own-pages';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { type SiteConfig, wordsIn } from '@touchline/wire/site-config';

/** Answers with the texts of the operator's own pages, as the configuration has them now. */
export function ownPageRoutes(router: Router, config: () => Pick<SiteConfig, 'pages'>): void {
  router.on(getOwnPage, async ({ params, locale }) => {
    const found = config().pages.find(({ path, text }) => path === params.path && text !== null);
    if (!found?.text) return failure(404, 'not_found', 'there is no such page');
    return reply({
      data: { title: wordsIn(found.title, locale), text: wordsIn(found.text, locale) },
    });
  });
}
