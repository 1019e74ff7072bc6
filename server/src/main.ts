import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import fastifyStatic from '@fastify/static';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { followDescriptions, readDescriptions } from './book/catalogue/market-descriptions';
import { matchCard } from './book/catalogue/match-reply';
import { openPush, type OpenPush } from './book/notifications/push/open-push';
import { bookRoutes } from './book/routes';
import { siteOf, type SiteSettings } from './book/site';
import { BadConfig, type Config, parseConfig } from './config';
import { type OpenDatabase, openDatabase, reachDatabase } from './db/connect';
import { CannotStart } from './db/embedded/cannot-start';
import { migrate } from './db/migrate';
import { askProviders } from './feed/ask-providers';
import { followAll } from './feed/follow';
import { openSources } from './feed/open-source';
import type { ProviderApi } from './feed/source';
import { createFeedCounters, FEED_COUNTERS } from './feed/uof/counters';
import { writeDemoStream } from './feed/video/demo-stream';
import { createApp } from './http/app';
import { takePort } from './http/handover';
import { metricsRoute } from './http/metrics';
import { openApi } from './http/openapi';
import { pageRoutes } from './http/pages';
import { type DoorKeys, routerOn } from './http/router';
import { startCashOuts } from './jobs/cash-outs';
import { startExpiring } from './jobs/expire-submitted';
import { startReconciling } from './jobs/reconcile';
import { startRedelivering } from './jobs/redeliver-webhooks';
import { startRelay } from './jobs/relay';
import { startSendingPushes } from './jobs/send-pushes';
import { startSettlement } from './jobs/settlement';
import { keptSecret } from './kept-secret';
import { operatorRoutes } from './operator/routes';
import { DEPOSIT_LIMITS } from './player/deposits/begin-deposit';
import { sandboxRoutes } from './player/payments/sandbox/routes';
import { sandboxProvider } from './player/payments/sandbox/sandbox-provider';
import { paymentWebhookRoutes, webhookPath } from './player/payments/webhook-routes';
import { playerRoutes } from './player/routes';
import { sessionFinder } from './player/sessions';
import { createHub, type Hub } from './push/hub';
import { pushRoutes } from './push/routes';
import { asked, Closing, ownAddress, portError, PortInUse, watch, whereItIs } from './start-up';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RECONCILE_EVERY_MS = 10 * 60_000;
const REDELIVER_EVERY_MS = 1000;
const EXPIRE_EVERY_MS = 5000;
/** For how long the names that operators read stay as they were read. */
const DESCRIBED_FOR_MS = 30_000;
const PUSH_EVERY_MS = 1000;
/**
 * For feeds to fill the first screens before the doors open: what is played now, and next, comes first. The rest of the
 * catalogue comes while people look, and what is not recovered by then takes no bets yet.
 */
const HEAD_START_MS = 6_000;

const clock = { now: () => new Date() };

/** Everything that the rooms share. */
interface House {
  config: Config;
  log: Logger;
  closing: Closing;
  database: OpenDatabase;
  hub: Hub;
  secret: string;
  push: OpenPush;
  site: SiteSettings;
  trustedOrigins: ReadonlySet<string>;
  counters: ReturnType<typeof createFeedCounters>;
  /** Who can be asked about a match, by provider; empty until the feeds are opened. */
  providers: Map<string, Partial<ProviderApi>>;
}

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const closing = new Closing();
  const signal = asked();
  const isOver = watch(signal);
  try {
    // Whoever ends it while it starts waits for the step under way, not for all of them.
    const house = await build(config, closing);
    if (isOver()) return;
    const apps = await open(house);
    if (isOver()) return;
    await startJobs(house);
    if (isOver()) return;
    await Promise.race([serve(house, apps), signal]);
    await signal;
  } finally {
    await closing.run();
  }
}

async function build(config: Config, closing: Closing): Promise<House> {
  const log = pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dir: path.resolve(ROOT, config.DATA_DIR, 'pg'),
    log: (line) => log.info(line),
  });
  closing.add('the database', () => database.close());
  await reachDatabase(database);
  await migrate(database.db);
  const dataDir = path.resolve(ROOT, config.DATA_DIR);
  const secret = config.SECRET ?? (await keptSecret(dataDir));
  const hub = createHub({ secret, log });
  closing.add('the hub', () => hub.close());
  return {
    config,
    log,
    closing,
    database,
    hub,
    secret,
    push: await openPush(config, dataDir),
    site: siteOf(config),
    trustedOrigins: new Set([config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN]),
    counters: createFeedCounters(),
    providers: new Map(),
  };
}

interface Apps {
  sportsbook: FastifyInstance;
  platform: FastifyInstance;
}

async function open(house: House): Promise<Apps> {
  const { database, log, trustedOrigins, closing } = house;
  const ready = () =>
    sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
  const sportsbook = await createApp({ log, trustedOrigins, ready });
  const platform = await createApp({ log, trustedOrigins, ready });
  await openSportsbook(house, sportsbook, platform);
  await openPlatform(house, platform);
  closing.add('the sportsbook', () => sportsbook.close());
  closing.add('the platform', () => platform.close());
  return { sportsbook, platform };
}

async function openSportsbook(
  house: House,
  sportsbook: FastifyInstance,
  platform: FastifyInstance,
): Promise<void> {
  const { config, hub, database, site, providers } = house;
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = config;
  bookRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    position: hub.realtime.history,
    mintTokens: hub.realtime.mintTokens,
    push: house.push.door,
    site,
    ...askProviders(providers),
  });
  operatorRoutes(routerOn(sportsbook, door(house, 'sportsbook')), {
    db: database.db,
    clock,
    site,
    described: followDescriptions(database.db, DESCRIBED_FOR_MS, () => performance.now()),
  });
  metricsRoute(sportsbook, { help: FEED_COUNTERS, samples: house.counters.samples });
  await sportsbook.register(fastifyStatic, {
    root: path.dirname(await writeDemoStream(path.resolve(ROOT, config.DATA_DIR, 'streams'))),
    prefix: '/streams/',
    decorateReply: false,
  });
  const document = openApi(ALL_CALLS, {
    title: config.SITE_NAME,
    version: '0.1.0',
    sportsbookOrigin: SPORTSBOOK_ORIGIN,
    platformOrigin: PLATFORM_ORIGIN,
  });
  sportsbook.get('/openapi.json', () => document);
  await pushRoutes(sportsbook, hub, { allowedOrigins: [...house.trustedOrigins] });
  hub.attach(sportsbook.server, { allowedOrigins: [...house.trustedOrigins] });
  await pageRoutes(sportsbook, {
    webDist: path.join(ROOT, 'web/dist'),
    site: {
      basePath: config.BASE_PATH,
      locales: config.LOCALES,
      localeInUrl: config.LOCALE_IN_URL,
      platformOrigin: PLATFORM_ORIGIN,
      sportsbookOrigin: SPORTSBOOK_ORIGIN,
      siteName: config.SITE_NAME,
    },
    apps: new Map([
      [SPORTSBOOK_ORIGIN, sportsbook],
      [PLATFORM_ORIGIN, platform],
    ]),
  });
}

async function openPlatform(house: House, platform: FastifyInstance): Promise<void> {
  const { config, database, hub, secret, log } = house;
  const { db } = database;
  const origin = config.PLATFORM_ORIGIN;
  const payments = sandboxProvider({ db, origin, secret });
  playerRoutes(routerOn(platform, door(house, 'platform')), {
    db,
    clock,
    payments,
    locales: config.LOCALES,
    signedOut: (playerId) => hub.realtime.signedOut(String(playerId)),
    deposits: {
      limits: DEPOSIT_LIMITS,
      returnOrigins: house.trustedOrigins,
      // The sandbox lives in this process, so it reaches us without leaving the machine.
      webhookUrl: `${ownAddress(config.HOST, config.PLATFORM_PORT)}${webhookPath(payments.name)}`,
    },
  });
  await platform.register(paymentWebhookRoutes, { db, clock, payments });
  await platform.register(sandboxRoutes, { db, clock, secret, log });
  await platform.register(fastifyStatic, {
    root: path.join(ROOT, 'widgets/dist/spi'),
    prefix: '/spi/',
  });
  platform.get('/', (_request, response) => response.redirect(config.SPORTSBOOK_ORIGIN));
}

function door(
  { config, site, trustedOrigins, database }: House,
  origin: DoorKeys['origin'],
): DoorKeys {
  return {
    origin,
    trustedOrigins,
    locales: site.locales.map(({ code }) => code),
    operatorToken: config.OPERATOR_TOKEN,
    secureCookies: config.SPORTSBOOK_ORIGIN.startsWith('https:'),
    cookieDomain: config.SESSION_COOKIE_DOMAIN,
    findPlayer: sessionFinder(database.db, clock),
  };
}

async function startJobs(house: House): Promise<void> {
  const { config, database, hub, log, closing, secret, site, providers } = house;
  const { db, pool } = database;
  await readDescriptions(db);
  const run = (name: string, job: { stop(): Promise<void> }) => closing.add(name, () => job.stop());
  const publish = hub.realtime.publishMany;
  const expandMatch = (matchId: number) => matchCard(db, matchId);
  run('the relay', startRelay({ pool, publish, locales: config.LOCALES, expandMatch, log }));
  run('settlement', startSettlement({ db, pool, clock, log }));
  run('cash-outs', startCashOuts({ db, pool, clock, site, ...askProviders(providers), log }));
  run('reconciling', startReconciling({ db, log, everyMs: RECONCILE_EVERY_MS }));
  run('webhooks', startRedelivering({ db, clock, secret, log, everyMs: REDELIVER_EVERY_MS }));
  const waitMs = config.VIP_DECISION_MINUTES * 60_000;
  run('expiring', startExpiring({ db, clock, log, everyMs: EXPIRE_EVERY_MS, waitMs }));
  run('pushes', startSendingPushes({ db, clock, ...house.push, log, everyMs: PUSH_EVERY_MS }));
  await followFeeds(house);
}

async function followFeeds(house: House): Promise<void> {
  const { config, log, closing, counters, providers } = house;
  const about = { db: house.database.db, log: (line: string) => log.info(line), counters };
  const sources = await openSources({ ...about, config, now: Date.now });
  for (const source of sources) providers.set(source.provider, source.api);
  const feeds = await followAll(sources, {
    ...about,
    dir: path.resolve(ROOT, config.DATA_DIR),
    logDays: config.FEED_LOG_DAYS,
    clock: { now: Date.now },
  });
  closing.add('the feeds', () => feeds.stop());
  await Promise.race([feeds.recovered, pause(HEAD_START_MS, null, { ref: false })]);
}

async function serve({ config }: House, { sportsbook, platform }: Apps): Promise<void> {
  const { HOST: host, PORT, PLATFORM_PORT } = config;
  await takePort();
  await platform.listen({ host, port: PLATFORM_PORT }).catch((error: unknown) => {
    throw portError(error, PLATFORM_PORT, 'PLATFORM_PORT');
  });
  await sportsbook.listen({ host, port: PORT }).catch((error: unknown) => {
    throw portError(error, PORT, 'PORT');
  });
  process.stdout.write(whereItIs(config));
}

try {
  await main();
} catch (error) {
  const expected = [BadConfig, CannotStart, PortInUse].some((kind) => error instanceof kind);
  process.stderr.write(`${expected ? (error as Error).message : inspect(error)}\n`);
  process.exitCode = 1;
}
