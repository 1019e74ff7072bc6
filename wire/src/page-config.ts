import * as z from 'zod/mini';
import { ownPage, promotion, siteConfig, type SiteConfig, wordsIn } from './site-config';

/** What every page knows of a page of the operator's own, in its reader's words; the text comes with that page. */
const ownPageEntry = z.extend(z.omit(ownPage, { title: true, text: true }), {
  title: z.string(),
  has_text: z.boolean(),
});

/** As much of a site's configuration as goes with a page, in the words of its reader. */
export const pageConfig = z.extend(z.omit(siteConfig, { pages: true, promotions: true }), {
  pages: z.array(ownPageEntry),
  promotions: z.array(
    z.extend(z.omit(promotion, { title: true, text: true }), {
      title: z.string(),
      text: z.string(),
    }),
  ),
});

export type PageConfig = z.output<typeof pageConfig>;
export type OwnPageEntry = PageConfig['pages'][number];
export type ShownPromotion = PageConfig['promotions'][number];

/** What a page in a locale is sent of the configuration. Its own words in place of ours go beside it, compiled. */
export function pageConfigOf(config: SiteConfig, locale: string): PageConfig {
  return {
    ...config,
    translations: {},
    pages: config.pages.map(({ title, text, ...page }) => ({
      ...page,
      title: wordsIn(title, locale),
      has_text: text !== null,
    })),
    promotions: config.promotions.map((each) => ({
      ...each,
      title: wordsIn(each.title, locale),
      text: wordsIn(each.text, locale),
    })),
  };
}
