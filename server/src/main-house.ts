import path from 'node:path';
import { minor } from '@touchline/domain/money';
import type { Logger } from 'pino';
import type { OpenPush } from './book/notifications/push/open-push';
import type { SiteSettings } from './book/site';
import type { Config } from './config';
import type { OpenDatabase } from './db/connect';
import type { EventLog } from './db/event-log';
import type { DatabaseWatch } from './db/watch';
import type { ProviderApi } from './feed/source';
import type { createFeedCounters } from './feed/uof/counters';
import { following } from './following';
import type { Outage } from './http/outage';
import type { DoorKeys } from './http/router';
import type { LiveSettings } from './operator/settings/live-settings';
import type { GameProvider } from './player/games/game-provider';
import type { MessageSender } from './player/messages/sending';
import type { PaymentProvider } from './player/payments/payment-provider';
import { WITHDRAWAL_LIMITS, type WithdrawalRules } from './player/withdrawals/ask-withdrawal';
import { type LargeFrom, largeWins, type NoteWin } from './wallet/note-win';
import { keyFor } from './player/keys';
import { bearersOf } from './operator/bearers';
import { isConfirmed } from './player/confirm/confirmed';
import { sessionFinder } from './player/sessions';
import { webhookPath } from './player/payments/webhook-routes';
import type { Hub } from './push/hub';
import { type Closing, ownAddress } from './start-up';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const CENTS = 100;
const HOUR_MS = 3_600_000;

export const clock = { now: () => new Date() };

/** Everything that the rooms share. */
export interface House {
  config: Config;
  log: Logger;
  closing: Closing;
  database: OpenDatabase;
  /** Whether the database answers. */
  watch: DatabaseWatch;
  hub: Hub;
  secret: string;
  /** What operators' calls carry as bearer. */
  operatorToken: string;
  push: OpenPush;
  /** What operators set while the site runs. */
  settings: LiveSettings;
  /** What follows from it for betting: at each look what holds then. */
  site: SiteSettings;
  /** Who collects players' money and pays it out. */
  payments: PaymentProvider;
  /** Who runs the virtual games. */
  games: GameProvider;
  /** By which ways people are told things outside of the pages. */
  sender: MessageSender;
  trustedOrigins: ReadonlySet<string>;
  counters: ReturnType<typeof createFeedCounters>;
  /** What is worth knowing of all that happens. */
  events: EventLog;
  /** Who can be asked about a match, by provider; empty until the feeds are opened. */
  providers: Map<string, Partial<ProviderApi>>;
}

/** How long requests may take, and when they are not tried. */
export function outageOf({ REQUEST_SECONDS }: Config, watch: DatabaseWatch): Outage {
  return { limitMs: REQUEST_SECONDS * 1000, isDown: watch.isDown, onDown: watch.onDown };
}

/** What the door of one origin needs to know. */
export function door(
  { config, site, trustedOrigins, database, watch, operatorToken, events }: House,
  origin: DoorKeys['origin'],
): DoorKeys {
  return {
    origin,
    trustedOrigins,
    get locales() {
      return site.locales.map(({ code }) => code);
    },
    operatorToken,
    isDown: watch.isDown,
    noteEvent: events.noteEvent,
    ...cookieRules(config),
    countryHeader: config.COUNTRY_HEADER,
    findPlayer: sessionFinder(database.db, clock),
    isConfirmed: (token) => isConfirmed(database.db, token),
    bearers: bearersOf(database.db, clock),
  };
}

/** How browsers are to hold sessions. */
export function cookieRules(config: Config) {
  return {
    secureCookies: takesSecureCookies(config),
    cookieDomain: config.SESSION_COOKIE_DOMAIN,
    embedded: config.EMBEDDED,
  };
}

/**
 * Browsers take secure cookies over plain HTTP from their own machine alone. Safari does not even then, so there only
 * whoever tries out embedding gets them: without them a frame of another site has no session.
 */
function takesSecureCookies({ SPORTSBOOK_ORIGIN, EMBEDDED }: Config): boolean {
  const { protocol, hostname } = new URL(SPORTSBOOK_ORIGIN);
  return protocol === 'https:' || (EMBEDDED && /(^|\.)localhost$/.test(hostname));
}

/** What the platform asks of withdrawals, and where it is told of payments. */
export function withdrawalRules({ config, payments, settings }: House): WithdrawalRules {
  const webhook = webhookUrl({ config, payments });
  return following(() => {
    const { players } = settings.now().settings;
    const {
      unverified_max: unverified,
      review_above: above,
      review_hours: hours,
    } = players.withdrawals;
    return {
      ...WITHDRAWAL_LIMITS,
      unverifiedMax: unverified / CENTS,
      verifiedFor: new Set(players.verified_for),
      reviewAbove: above / CENTS,
      reviewWindowMs: hours * HOUR_MS,
      large: largeFrom(settings, 'large_withdrawal'),
      webhookUrl: webhook,
    };
  });
}

/** Takes note of large wins. */
export function winsNoted({ events, settings }: Pick<House, 'events' | 'settings'>): NoteWin {
  return largeWins(events.noteEvent, () => largeFrom(settings, 'large_win'));
}

function largeFrom({ now }: LiveSettings, which: 'large_win' | 'large_withdrawal'): LargeFrom {
  const { players, betting } = now().settings;
  return { amount: minor(players.events[which]), currency: betting.default_currency };
}

/** The sandbox lives in this process, so it reaches us without leaving the machine. */
export function webhookUrl({ config, payments }: Pick<House, 'config' | 'payments'>): string {
  return `${ownAddress(config.HOST, config.PLATFORM_PORT)}${webhookPath(payments.name)}`;
}

/** What the sandbox of payments signs its webhooks with: a key of its own, made of the site's secret. */
export function sandboxPaymentsKey(secret: string): string {
  return keyFor(secret, 'payments:sandbox').toString('hex');
}

/** What the sandbox's games stand on, which speak to us as any provider of games would. */
export function gameDeps({ config, database, games }: House) {
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN, HOST, PLATFORM_PORT } = config;
  return {
    db: database.db,
    clock,
    key: games.key,
    walletOrigin: ownAddress(HOST, PLATFORM_PORT),
    framedBy: [SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN],
  };
}
