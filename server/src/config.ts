import { CURRENCIES } from '@touchline/domain/currency';
import * as z from 'zod';
import { LOCALES } from './locales';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text).origin)
  .optional();

/** Every variable the server reads, in one place (DESIGN §3). */
const environment = z.object({
  /** The address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The sportsbook's port. */
  PORT: port(3000),
  /** The player platform's port. */
  PLATFORM_PORT: port(3001),
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
  /** Where odds come from. */
  FEED: z.enum(['simulator', 'replay', 'none']).default('simulator'),
  /** How many times faster than life matches are played. */
  FEED_SPEED: z.coerce.number().min(0.1).max(1000).default(1),
  /** Equal seeds make equal matches. */
  FEED_SEED: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(2026),
  /** The recorded session that FEED=replay plays, a .jsonl file. */
  FEED_REPLAY: z.string().min(1).optional(),
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
  /** Shares the session between the two origins when their hosts differ: their common domain. */
  SESSION_COOKIE_DOMAIN: z.string().min(1).optional(),
  /** What is worth a line in the log. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

export type Config = ReturnType<typeof settled>;

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
        return `${name}=${JSON.stringify(env[name])}: ${message}`;
      }),
    );
  }
  const values = parsed.data;
  if (values.FEED === 'replay' && !values.FEED_REPLAY) {
    throw new BadConfig(['FEED_REPLAY: names the session to play when FEED is replay']);
  }
  if (values.PORT === values.PLATFORM_PORT) {
    throw new BadConfig([`PLATFORM_PORT=${values.PLATFORM_PORT}: is the same as PORT`]);
  }
  return settled(values);
}

function settled(values: z.output<typeof environment>) {
  return {
    ...values,
    SPORTSBOOK_ORIGIN: values.SPORTSBOOK_ORIGIN ?? `http://localhost:${values.PORT}`,
    PLATFORM_ORIGIN: values.PLATFORM_ORIGIN ?? `http://localhost:${values.PLATFORM_PORT}`,
  };
}
