import { reply, type Router } from '@touchline/wire/calls/router';
import * as settings from '@touchline/wire/calls/settings';
import { userChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { betListRoutes } from './bets/bet-list-routes';
import { betRoutes } from './bets/bet-routes';
import { catalogueRoutes, type Freshness } from './catalogue/catalogue-routes';
import { type MatchDetails, NOBODY_TELLS } from './catalogue/details';
import { matchDetailsRoutes } from './catalogue/match-details-routes';
import { choiceRoutes } from './player-choices/choice-routes';
import { settingsReply } from './settings';
import { shareRoutes, type Sharing } from './share/share-routes';
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
  /** Whether and for how long bets are shared by code; left out, as usual. */
  share?: Sharing;
  /** For how long what was read is good enough; left out, as usual. */
  freshness?: Freshness;
}

/** Says how the sportsbook answers its calls. */
export function bookRoutes(router: Router, deps: BookDeps): void {
  const reading = catalogueRoutes(router, deps);
  matchDetailsRoutes(router, reading, deps.details ?? NOBODY_TELLS);
  choiceRoutes(router, reading, deps);
  settingsRoutes(router, deps);
  shareRoutes(router, reading, deps);
  betRoutes(router, deps, reading.described);
  betListRoutes(router, reading);
}

function settingsRoutes(router: Router, { db, site, mintTokens }: BookDeps): void {
  router.on(settings.getSettings, async ({ locale, playerId }) =>
    reply({ data: await settingsReply(db, site, locale, playerId) }),
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
