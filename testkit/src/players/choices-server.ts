import type { SiteSettings } from '../../../server/src/book/site';
import { SITE } from '../betting/book-database';
import { type BookServer, bookServer } from '../betting/book-server';

export type { AskedBy, Listed } from '../betting/book-server';

/** The sportsbook's calls by method and path, on a database of its own. */
export type ChoicesServer = BookServer;

/** Starts it. */
export function choicesServer(site: SiteSettings = SITE): Promise<ChoicesServer> {
  return bookServer({ site });
}
