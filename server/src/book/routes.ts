import { reply, type Router } from '@touchline/wire/calls/router';
import * as settings from '@touchline/wire/calls/settings';
import { userChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { NoteWin } from '../wallet/note-win';
import { betListRoutes } from './bets/bet-list-routes';
import { betRoutes } from './bets/bet-routes';
import { customOddsRoute } from './bets/custom-odds-route';
import { autoCashOutRoutes } from './cash-out/auto-cash-out-routes';
import { bonusRoutes } from './bonuses/bonus-routes';
import { cashOutRoutes } from './cash-out/cash-out-routes';
import { delayedCashOuts } from './cash-out/delayed-cash-outs';
import { jackpotRoutes } from './jackpots/jackpot-routes';
import { patientChance } from './cash-out/patient-chance';
import type { JointChance } from './cash-out/joint-chance';
import { withOffersNow } from './cash-out/offers';
import { chatRoutes } from './chat/chat-routes';
import { catalogueRoutes, type Freshness } from './catalogue/catalogue-routes';
import { type MatchDetails, NOBODY_TELLS } from './catalogue/details';
import { matchDetailsRoutes } from './catalogue/match-details-routes';
import { customBetRoutes } from './custom-bet/custom-bet-routes';
import { type CustomBets, NOBODY_PRICES } from './custom-bet/custom-bets';
import { patientAsker } from './custom-bet/patient-asker';
import { notificationRoutes } from './notifications/notification-routes';
import type { PushDoor } from './notifications/push/open-push';
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
  /** Who prices several outcomes of one match together; left out, nobody does. */
  customBets?: CustomBets;
  /** Whether and for how long bets are shared by code; left out, as usual. */
  share?: Sharing;
  /** How players may subscribe to push notifications; left out, no keys are named. */
  push?: PushDoor;
  /** Who knows how likely the legs of a custom bet are together; left out, whoever prices them. */
  jointChance?: JointChance;
  /** For how long what was read is good enough; left out, as usual. */
  freshness?: Freshness;
  /** Told of what cash-outs pay; left out, nobody is. */
  noteWin?: NoteWin;
}

/** Says how the sportsbook answers its calls. `close` ends what calls wait for, so that a server can stop. */
export function bookRoutes(router: Router, deps: BookDeps): { close(): void } {
  const reading = catalogueRoutes(router, deps);
  matchDetailsRoutes(router, reading, deps.details ?? NOBODY_TELLS, deps.site);
  chatRoutes(router, deps);
  choiceRoutes(router, reading, deps);
  settingsRoutes(router, deps);
  shareRoutes(router, reading, deps);
  const asker = patientAsker(deps.customBets ?? NOBODY_PRICES);
  jackpotRoutes(router, deps);
  betRoutes(router, { ...deps, asker }, reading.described);
  customOddsRoute(router, reading, { ...deps, asker });
  customBetRoutes(router, reading, { ...deps, asker });
  const { db, clock, site, customBets = NOBODY_PRICES } = deps;
  const jointChance = deps.jointChance ?? patientChance(customBets);
  const valuing = { site, jointChance, noteWin: deps.noteWin };
  betListRoutes(router, reading, (rows) => withOffersNow(db, rows, valuing, clock.now()));
  const cashOuts = delayedCashOuts({ db, clock, valuing });
  cashOutRoutes(router, { db, cashOuts }, reading.described);
  autoCashOutRoutes(router, { db, ...valuing }, reading.described);
  bonusRoutes(router, reading, deps);
  notificationRoutes(router, deps);
  return cashOuts;
}

function settingsRoutes(router: Router, { db, mintTokens, ...offered }: BookDeps): void {
  router.on(settings.getSettings, async (caller) =>
    reply({ data: await settingsReply(db, offered, caller) }),
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
