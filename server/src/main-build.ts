import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { findMatches } from './book/catalogue/find-matches';
import { openPush } from './book/notifications/push/open-push';
import { siteOf } from './book/site';
import type { Config } from './config';
import { environmentSettings } from './config-settings';
import { createEventLog } from './db/event-log';
import { openDatabase, reachDatabase } from './db/connect';
import { maintenanceLimits, statementLimits } from './db/limits';
import { migrate } from './db/migrate';
import { lockDatabase } from './db/process-lock';
import { checkSecret } from './db/secret-fingerprint';
import { watchDatabase } from './db/watch';
import { createFeedCounters } from './feed/uof/counters';
import { createApp } from './http/app';
import { alongside, following } from './following';
import { startKeepingEvents } from './jobs/keep-events';
import { keptSecret } from './kept-secret';
import { type House, outageOf, ROOT, sandboxPaymentsKey } from './main-house';
import { trustIn } from './trusted-proxies';
import { openOperator } from './main-operator';
import { openPlatform } from './main-platform';
import { openSportsbook } from './main-sportsbook';
import { followingSettings, liveSettings } from './operator/settings/live-settings';
import { sandboxGames } from './player/games/sandbox/sandbox-games';
import { openSender } from './player/messages/open-sender';
import { noPayments } from './player/payments/no-payments';
import type { PaymentProvider } from './player/payments/payment-provider';
import { type SandboxOptions, sandboxProvider } from './player/payments/sandbox/sandbox-provider';
import { createHub } from './push/hub';
import { keyFor } from './player/keys';
import type { Closing, Fault } from './start-up';
import { startWarnings } from './start-warnings';

const SECOND_MS = 1000;
const EVENTS_WRITTEN_MS = 500;
const EVENTS_DROPPED_MS = 600 * SECOND_MS;

/** Opens what all rooms share. What it opens is closed by `closing`, also when a later step fails. */
export async function build(
  config: Config,
  closing: Closing,
  onFault: Fault['raise'] = () => {},
): Promise<House> {
  const log = pino({ level: config.LOG_LEVEL });
  for (const line of startWarnings(config)) log.warn(line);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dir: path.resolve(ROOT, config.DATA_DIR, 'pg'),
    log: (line) => log.info(line),
    warn: (line) => log.warn(line),
    onFailed: onFault,
    limits: statementLimits(config.DATABASE_STATEMENT_SECONDS * SECOND_MS),
    maintenanceLimits: maintenanceLimits(config.DATABASE_MAINTENANCE_SECONDS * SECOND_MS),
  });
  closing.add('the database', () => database.close());
  await reachDatabase(database);
  const lock = await lockDatabase({ url: database.url, log, onLost: onFault });
  closing.add('the lock on the database', () => lock.release());
  const watch = watchDatabase({ url: database.url, log });
  closing.add('the watch', () => watch.stop());
  await migrate(database.maintenance);
  const settings = liveSettings({ db: database.db, environment: environmentSettings(config), log });
  await settings.refresh();
  const events = createEventLog();
  keepEvents({ closing, database, log, settings, events });
  const dataDir = path.resolve(ROOT, config.DATA_DIR);
  const secret = config.SECRET ?? (await keptSecret(dataDir));
  await checkSecret(database.db, secret, config.SECRET_CHANGED);
  const site = followingSettings(settings, (sections) => siteOf(sections, config));
  const hub = createHub({
    secret: keyFor(secret, 'realtime').toString('hex'),
    log,
    connectionsPerAddress: config.REALTIME_CONNECTIONS_PER_ADDRESS,
    subjects: {
      locales: () => site.locales.map(({ code }) => code),
      findMatches: (ids) => findMatches(database.db, ids),
    },
  });
  closing.add('the hub', () => hub.close());
  const { sender, close } = openSender(waysOf(config));
  closing.add('the mails', async () => close());
  const { db } = database;
  const origin = config.PLATFORM_ORIGIN;
  return {
    config,
    log,
    closing,
    database,
    watch,
    sender,
    payments: paymentsOf(config, { db, origin, secret: sandboxPaymentsKey(secret) }),
    games: sandboxGames({ origin, secret }),
    hub,
    secret,
    operatorToken: config.OPERATOR_TOKEN ?? (await keptSecret(dataDir, 'operator-token')),
    push: await openPush(config, dataDir),
    settings,
    site,
    trustedOrigins: new Set([config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN]),
    counters: createFeedCounters(),
    events,
    providers: new Map(),
  };
}

/** What is noted while everything else closes is written too. */
function keepEvents({
  closing,
  database: { db },
  log,
  settings,
  events,
}: Pick<House, 'closing' | 'database' | 'log' | 'settings' | 'events'>): void {
  const memory = following(() => ({
    keptForDays: settings.now().settings.players.events.kept_for_days,
  }));
  const every = { writeEveryMs: EVENTS_WRITTEN_MS, dropEveryMs: EVENTS_DROPPED_MS };
  const keeping = startKeepingEvents(alongside({ db, events, log, ...every }, memory));
  closing.add('the events', () => keeping.stop());
}

/** The sandbox, which any site can have; without it nobody is there yet who collects or sends money. */
function paymentsOf({ PAYMENT_SANDBOX }: Config, sandbox: SandboxOptions): PaymentProvider {
  return PAYMENT_SANDBOX ? sandboxProvider(sandbox) : noPayments();
}

function waysOf(config: Config) {
  const { SMTP_URL, MAIL_FROM = '', SMS_GATEWAY_URL, SMS_GATEWAY_KEY = '' } = config;
  return {
    smtp: SMTP_URL === undefined ? null : { url: SMTP_URL, from: MAIL_FROM },
    sms: SMS_GATEWAY_URL === undefined ? null : { url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY },
  };
}

/** What answers on each origin. */
export interface Apps {
  sportsbook: FastifyInstance;
  platform: FastifyInstance;
  /** What operators alone can reach. */
  operator: FastifyInstance;
}

/** Opens all origins with all that they answer but pages; nothing listens yet. */
export async function openApps(house: House): Promise<Apps> {
  const { config, watch, log, trustedOrigins } = house;
  const ready = async () => ((await watch.answers()) ? true : ['the database does not answer']);
  const trust = trustIn(config.TRUSTED_PROXIES);
  const { noteEvent } = house.events;
  const about = { log, trustedOrigins, ready, outage: outageOf(config, watch), trust, noteEvent };
  const sportsbook = await createApp({ ...about, origin: config.SPORTSBOOK_ORIGIN });
  const platform = await createApp({ ...about, origin: config.PLATFORM_ORIGIN });
  // No page of ours calls it, so none of any origin may.
  const operator = await createApp({ ...about, trustedOrigins: new Set() });
  await openSportsbook(house, sportsbook);
  await openPlatform(house, platform);
  openOperator(house, operator);
  return { sportsbook, platform, operator };
}
