import { createECDH } from 'node:crypto';
import { USUAL_VIP_TIMES } from '@touchline/domain/bets/bet-limits';
import { USUAL_EXPOSURE } from '@touchline/domain/bets/exposure';
import { parseLiveDelays, USUAL_LIVE_DELAY } from '@touchline/domain/bets/live-delay';
import { CURRENCIES } from '@touchline/domain/currency';
import { parseProviderChoice, USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import * as z from 'zod';
import { limitVariables } from './config-limits';
import { platformVariables } from './config-platform';
import { shownValue } from './config-secrets';
import { LOCALES } from './locales';
import { parseTrustedProxies } from './trusted-proxies';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text).origin)
  .optional();

function isPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
}

function liveDelays(text: string, context: z.RefinementCtx) {
  const delays = parseLiveDelays(text);
  if (delays.ok) return delays.value;
  context.addIssue({ code: 'custom', message: delays.error.join('; ') });
  return z.NEVER;
}

function providerChoice(text: string, context: z.RefinementCtx) {
  const choice = parseProviderChoice(text);
  if (choice.ok) return choice.value;
  context.addIssue({ code: 'custom', message: choice.error.join('; ') });
  return z.NEVER;
}

function trustedProxies(text: string, context: z.RefinementCtx) {
  const proxies = parseTrustedProxies(text);
  if (proxies.ok) return proxies.value;
  context.addIssue({ code: 'custom', message: proxies.error });
  return z.NEVER;
}

/** Every variable the server reads, in one place (DESIGN §3). */
const environment = z.object({
  /** The address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The sportsbook's port. */
  PORT: port(3000),
  /** The player platform's port. */
  PLATFORM_PORT: port(3001),
  /** The port of operators: their calls, their part of the contract and /metrics. */
  OPERATOR_PORT: port(3002),
  /** The address on which operators are answered; this machine alone unless it says otherwise. */
  OPERATOR_HOST: z.string().min(1).default('127.0.0.1'),
  /** The proxies whose word on a visitor's address counts. */
  TRUSTED_PROXIES: z
    .string()
    .transform(trustedProxies)
    .default({ kind: 'addresses', addresses: [] }),
  /** Where browsers find the sportsbook; by default http://localhost:PORT. */
  SPORTSBOOK_ORIGIN: origin,
  /** Where browsers find the platform; by default http://localhost:PLATFORM_PORT. */
  PLATFORM_ORIGIN: origin,
  /** The path under which the pages live; begins and ends with a slash. */
  BASE_PATH: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'begins and ends with a slash, such as / or /sports/')
    .default('/'),
  /** Your own PostgreSQL, 15 or newer; without it an embedded one runs in DATA_DIR/pg. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where the embedded database and generated secrets are kept. */
  DATA_DIR: z.string().min(1).default('.touchline'),
  /** Signs realtime tokens and the sandbox's webhooks; by default generated once and kept in DATA_DIR. */
  SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** For one start: the database is used with this SECRET from now on. */
  SECRET_CHANGED: z.stringbool().default(false),
  /** The private key under which browsers get push notifications, in base64url; by default generated once and kept in DATA_DIR. */
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, { message: 'is no private key of P-256 in base64url' })
    .optional(),
  /** Where the push services of browsers reach the operator: a mailto: or an https: address. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'is a mailto: or an https: address')
    .optional(),
  /** The app at OneSignal by which players are also sent push notifications. */
  ONESIGNAL_APP_ID: z.uuid().optional(),
  /** The key of its REST API. */
  ONESIGNAL_API_KEY: z.string().min(1).optional(),
  /** Where OneSignal's API answers. */
  ONESIGNAL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.onesignal.com'),
  /** How many realtime connections one address may hold. */
  REALTIME_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(500),
  /** Where odds come from. */
  FEED: z.enum(['simulator', 'replay', 'script', 'live', 'none']).default('simulator'),
  /** How many times faster than life matches are played. */
  FEED_SPEED: z.coerce.number().min(0.1).max(1000).default(1),
  /** Equal seeds make equal matches. */
  FEED_SEED: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(2026),
  /** The sports that are simulated, by their keys such as `soccer,tennis`; all of them by default. */
  FEED_SPORTS: z
    .string()
    .regex(/^\w+(,\w+)*$/, 'is a list of keys such as soccer,tennis')
    .optional(),
  /** How many days before they begin simulated events are announced; 14 unless it says less. */
  FEED_DAYS: z.coerce.number().int().min(2).max(14).optional(),
  /** The recorded session that FEED=replay plays: a .jsonl file, packed or not, or a day of the message log. */
  FEED_REPLAY: z.string().min(1).optional(),
  /** The Unix socket on which a script plays the provider, for FEED=script. */
  FEED_SCRIPT: z.string().min(1).optional(),
  /** Days for which the messages of real providers are kept as they came, in DATA_DIR/feed-log. */
  FEED_LOG_DAYS: z.coerce.number().int().min(0).max(365).default(3),
  /** Tells this server's recoveries from those of others with the same account. */
  FEED_NODE_ID: z.coerce.number().int().min(1).max(99).optional(),
  /** Prices above these odds are not believed: their line is held. */
  FEED_HIGHEST_ODDS: z.coerce.number().min(1.001).max(100_000).default(1001),
  /** What the inverse odds of a market with one winner come to at least and at most, in percent. */
  FEED_LEAST_BOOK: z.coerce.number().min(0).max(100).default(98),
  FEED_MOST_BOOK: z.coerce.number().min(100).max(10_000).default(200),
  /** How many times larger or smaller odds may become in one message, before play and during it. */
  FEED_PREMATCH_MOVE: z.coerce.number().min(1.1).max(1000).default(3),
  FEED_LIVE_MOVE: z.coerce.number().min(1.1).max(1000).default(15),
  /** The access token of an account at Betradar; FEED=live follows every provider with an account. */
  BETRADAR_TOKEN: z.string().min(1).optional(),
  /** Where Betradar's API answers. */
  BETRADAR_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.betradar.com/v1'),
  /** Where Betradar's messages are listened to. */
  BETRADAR_AMQP_URL: z.url({ protocol: /^amqps?$/ }).default('amqps://mq.betradar.com:5671'),
  /** The access token of an account at Oddin. */
  ODDIN_TOKEN: z.string().min(1).optional(),
  /** Where Oddin's API answers. */
  ODDIN_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-mq.oddin.gg/v1'),
  /** Where Oddin's messages are listened to. */
  ODDIN_AMQP_URL: z.url({ protocol: /^amqps?$/ }).default('amqps://mq.oddin.gg:5672'),
  /** Where BetConstruct's socket is, as the provider said: tls://host:port, or tcp://host:port. */
  BETCONSTRUCT_URL: z.url({ protocol: /^(tls|tcp)$/ }).optional(),
  /** The user of an account at BetConstruct. */
  BETCONSTRUCT_USER: z.string().min(1).optional(),
  /** Its password. */
  BETCONSTRUCT_PASSWORD: z.string().min(1).optional(),
  /** The order of the four bytes before each message, which BetConstruct's documents do not tell. */
  BETCONSTRUCT_BYTE_ORDER: z.enum(['little', 'big']).optional(),
  /** The locales offered, by their codes; the first is the default and has no prefix. */
  LOCALES: z
    .string()
    .default(Object.keys(LOCALES).join(','))
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every((code) => code in LOCALES), {
      message: `knows only ${Object.keys(LOCALES).join(', ')}`,
    }),
  /** Whether addresses name the first locale too. */
  LOCALE_IN_URL: z.stringbool().default(false),
  /** The name in the header and in titles. */
  SITE_NAME: z.string().min(1).default('Touchline'),
  /** The currency of amounts that belong to no player. */
  DEFAULT_CURRENCY: z.enum(CURRENCIES.map(({ code }) => code)).default('EUR'),
  /** Whose events are shown, by type of sport, such as `regular:betradar,cyber:oddin`; types left out are as usual. */
  SPORT_TYPE_PROVIDERS: z.string().transform(providerChoice).default(USUAL_PROVIDERS),
  /** Seconds that bets on matches in play wait, such as `5,tennis:8`: as usual, and in sports by their key. */
  LIVE_DELAYS: z
    .string()
    .transform(liveDelays)
    .default({ usual: USUAL_LIVE_DELAY, bySport: new Map() }),
  /** The most that all bets on one event can cost the house, in euros, and as much in other currencies, roughly. */
  MAX_EXPOSURE: z.coerce.number().int().min(0).max(1_000_000_000).default(USUAL_EXPOSURE),
  /** How many times the usual limits a VIP may ask for, to be decided on by hand. */
  VIP_TIMES: z.coerce.number().int().min(1).max(1000).default(USUAL_VIP_TIMES),
  /** Minutes after which a bet that nobody decided on is rejected. */
  VIP_DECISION_MINUTES: z.coerce.number().min(0.1).max(1440).default(15),
  /** What operators' calls carry as bearer; by default generated once and kept in DATA_DIR. */
  OPERATOR_TOKEN: z.string().min(32, 'needs at least 32 characters').optional(),
  /** How long beyond its start a match takes bets without a live message, in seconds. */
  PREMATCH_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  /** What the house keeps of the fair value of a bet that is cashed out, in percent. */
  CASH_OUT_MARGIN: z.coerce.number().min(0).max(100).default(5),
  /** Whether bets are built from several outcomes of one match, where the feed prices them. */
  CUSTOM_BETS: z.stringbool().default(true),
  /** Whether a single outcome makes such a bet. */
  CUSTOM_BET_ALLOW_SINGLE: z.stringbool().default(false),
  ...platformVariables,
  ...limitVariables,
  /** Shares the session between the two origins when their hosts differ: their common domain. */
  SESSION_COOKIE_DOMAIN: z.string().min(1).optional(),
  /** Where banners are kept: pictures below /cms/ are this address and the rest of theirs. */
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** So many megabytes of pictures are kept in DATA_DIR/pictures. */
  PICTURES_MB: z.coerce.number().int().min(1).max(1_000_000).default(500),
  /** Where this server runs, as reports of errors name it; by default as the hosting platform calls it, else production. */
  ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'is letters, digits, dots and dashes')
    .optional(),
  /** What some hosting platforms call the environment. */
  VERCEL_ENV: z.string().optional(),
  RAILWAY_ENVIRONMENT_NAME: z.string().optional(),
  /** What is worth a line in the log. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

export type Config = ReturnType<typeof settled>;

/** The names of all variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** Says which variables are wrong, and how, one line each. */
export class BadConfig extends Error {
  constructor(lines: readonly string[]) {
    super(['The configuration is not usable:', ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'BadConfig';
  }
}

/** Reads the environment once. Throws `BadConfig` with a line for each bad variable. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    throw new BadConfig(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name}=${shownValue(name, env[name] ?? '')}: ${message}`;
      }),
    );
  }
  const values = parsed.data;
  if (values.FEED === 'replay' && !values.FEED_REPLAY) {
    throw new BadConfig(['FEED_REPLAY: names the session to play when FEED is replay']);
  }
  if (values.FEED === 'script' && !values.FEED_SCRIPT) {
    throw new BadConfig(['FEED_SCRIPT: names the socket of the script when FEED is script']);
  }
  if (values.FEED === 'live') requireAccount(values);
  if (!values.ONESIGNAL_APP_ID !== !values.ONESIGNAL_API_KEY) {
    throw new BadConfig(['ONESIGNAL_APP_ID, ONESIGNAL_API_KEY: name an account together']);
  }
  if (!values.SMTP_URL !== !values.MAIL_FROM) {
    throw new BadConfig(['SMTP_URL, MAIL_FROM: say together how mails are sent']);
  }
  if (!values.SMS_GATEWAY_URL !== !values.SMS_GATEWAY_KEY) {
    throw new BadConfig(['SMS_GATEWAY_URL, SMS_GATEWAY_KEY: name a gateway together']);
  }
  refuseSamePorts(values);
  return settled(values);
}

function refuseSamePorts({ PORT, PLATFORM_PORT, OPERATOR_PORT }: z.output<typeof environment>) {
  if (PORT === PLATFORM_PORT) {
    throw new BadConfig([`PLATFORM_PORT=${PLATFORM_PORT}: is the same as PORT`]);
  }
  if (OPERATOR_PORT === PORT || OPERATOR_PORT === PLATFORM_PORT) {
    throw new BadConfig([`OPERATOR_PORT=${OPERATOR_PORT}: is the port of something else`]);
  }
}

function requireAccount(values: z.output<typeof environment>): void {
  const { BETRADAR_TOKEN, ODDIN_TOKEN, BETCONSTRUCT_URL, BETCONSTRUCT_BYTE_ORDER } = values;
  if (!BETRADAR_TOKEN && !ODDIN_TOKEN && !BETCONSTRUCT_URL) {
    throw new BadConfig([
      'FEED=live: needs an account: BETRADAR_TOKEN, ODDIN_TOKEN or BETCONSTRUCT_URL',
    ]);
  }
  if (BETCONSTRUCT_URL && !BETCONSTRUCT_BYTE_ORDER) {
    throw new BadConfig(['BETCONSTRUCT_BYTE_ORDER: is little or big, as the provider says']);
  }
}

/** The operator's own word, that of the hosting platform, else production (SPEC §8 "Error-report filtering"). */
function environmentOf(values: z.output<typeof environment>): string {
  return values.ENVIRONMENT ?? values.VERCEL_ENV ?? values.RAILWAY_ENVIRONMENT_NAME ?? 'production';
}

function settled(values: z.output<typeof environment>) {
  return {
    ...values,
    ENVIRONMENT: environmentOf(values),
    SPORTSBOOK_ORIGIN: values.SPORTSBOOK_ORIGIN ?? `http://localhost:${values.PORT}`,
    PLATFORM_ORIGIN: values.PLATFORM_ORIGIN ?? `http://localhost:${values.PLATFORM_PORT}`,
  };
}
