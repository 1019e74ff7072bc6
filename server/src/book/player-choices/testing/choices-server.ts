import type { SiteSettings } from '../../site';
import { SITE } from '../../testing/book-database';
import { type BookServer, bookServer } from '../../testing/book-server';

export type { AskedBy, Listed } from '../../testing/book-server';

/** The sportsbook's calls by method and path, on a database of its own. */
export type ChoicesServer = BookServer;

/** Starts it. */
export function choicesServer(site: SiteSettings = SITE): Promise<ChoicesServer> {
  return bookServer({ site });
}
