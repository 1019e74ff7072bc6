import { listBets as listBetsCall, placeBets as placeBetsCall } from '@touchline/wire/calls/bets';
import { reply, type Router } from '@touchline/wire/calls/router';
import * as settings from '@touchline/wire/calls/settings';
import { userChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from './bets/in-transaction';
import { listBets } from './bets/list-bets';
import { placeBets } from './bets/place-bets';
import { catalogueRoutes, type Freshness } from './catalogue/catalogue-routes';
import { type MatchDetails, NOBODY_TELLS } from './catalogue/details';
import { matchDetailsRoutes } from './catalogue/match-details-routes';
import { refuse } from './refusals';
import { settingsReply } from './settings';
import type { SiteSettings } from './site';

/** What the book stands on. */
export interface BookDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Where a channel's stream stands now. */
  position(channel: string): Promise<{ epoch: string; offset: number }>;
  mintTokens: {
    connection(userId: string | null): Promise<string>;
    subscription(userId: string, channel: string): Promise<string>;
  };
  site: SiteSettings;
  /** Where timelines and line-ups come from; left out, nobody is asked. */
  details?: MatchDetails;
  /** For how long what was read is good enough; left out, as usual. */
  freshness?: Freshness;
}

/** Says how the sportsbook answers its calls. */
export function bookRoutes(router: Router, deps: BookDeps): void {
  const reading = catalogueRoutes(router, deps);
  matchDetailsRoutes(router, reading, deps.details ?? NOBODY_TELLS);
  settingsRoutes(router, deps);
  betRoutes(router, deps, reading.described);
}

function settingsRoutes(router: Router, { db, site, mintTokens }: BookDeps): void {
  router.on(settings.getSettings, async ({ locale }) =>
    reply({ data: await settingsReply(db, site, locale) }),
  );
  router.on(settings.websocketToken, async ({ playerId }) => {
    const user = playerId === null ? null : String(playerId);
    return reply({ token: await mintTokens.connection(user) });
  });
  router.on(settings.websocketAuthorize, async ({ playerId, body }) => {
    const own = userChannel(playerId);
    if (!body.channels.includes(own)) return reply({ channels: {} });
    const token = await mintTokens.subscription(String(playerId), own);
    return reply({ channels: { [own]: { token } } });
  });
}

function betRoutes(
  router: Router,
  { db, clock, site }: BookDeps,
  described: () => Promise<void>,
): void {
  router.on(placeBetsCall, async ({ body, playerId, locale }) => {
    const asked = { playerId, locale, placement: body, now: clock.now() };
    await described();
    const result = await inTransaction(db, (tx) => placeBets(tx, asked, site));
    return result.ok ? reply({ data: result.value }) : refuse(result.error, body.bets, locale);
  });
  router.on(listBetsCall, async ({ query, playerId, locale }) => {
    await described();
    return reply(await listBets(db, playerId, query, locale));
  });
}
