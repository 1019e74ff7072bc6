import path from 'node:path';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openPush } from './book/notifications/push/open-push';
import { siteOf } from './book/site';
import { BadConfig, type Config, parseConfig } from './config';
import { openDatabase, reachDatabase } from './db/connect';
import { CannotStart } from './db/embedded/cannot-start';
import { migrate } from './db/migrate';
import { createFeedCounters } from './feed/uof/counters';
import { createApp } from './http/app';
import { takePort } from './http/handover';
import { keptSecret } from './kept-secret';
import { type House, ROOT } from './main-house';
import { startJobs } from './main-jobs';
import { openPages } from './main-pages';
import { openPlatform } from './main-platform';
import { openSportsbook } from './main-sportsbook';
import { openSender } from './player/messages/open-sender';
import { sandboxGames } from './player/games/sandbox/sandbox-games';
import { sandboxProvider } from './player/payments/sandbox/sandbox-provider';
import { createHub } from './push/hub';
import { asked, Closing, portError, PortInUse, watch, whereItIs } from './start-up';

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
  const { sender, close } = openSender(waysOf(config));
  closing.add('the mails', async () => close());
  const { db } = database;
  const origin = config.PLATFORM_ORIGIN;
  return {
    config,
    log,
    closing,
    database,
    sender,
    payments: sandboxProvider({ db, origin, secret }),
    games: sandboxGames({ origin, secret }),
    hub,
    secret,
    operatorToken: config.OPERATOR_TOKEN ?? (await keptSecret(dataDir, 'operator-token')),
    push: await openPush(config, dataDir),
    site: siteOf(config),
    trustedOrigins: new Set([config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN]),
    counters: createFeedCounters(),
    providers: new Map(),
  };
}

function waysOf(config: Config) {
  const { SMTP_URL, MAIL_FROM = '', SMS_GATEWAY_URL, SMS_GATEWAY_KEY = '' } = config;
  return {
    smtp: SMTP_URL === undefined ? null : { url: SMTP_URL, from: MAIL_FROM },
    sms: SMS_GATEWAY_URL === undefined ? null : { url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY },
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
  await openSportsbook(house, sportsbook);
  await openPlatform(house, platform);
  await openPages(house, { sportsbook, platform });
  closing.add('the sportsbook', () => sportsbook.close());
  closing.add('the platform', () => platform.close());
  return { sportsbook, platform };
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
