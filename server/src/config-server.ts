import { createECDH } from 'node:crypto';
import * as z from 'zod';
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

function trustedProxies(text: string, context: z.RefinementCtx) {
  const proxies = parseTrustedProxies(text);
  if (proxies.ok) return proxies.value;
  context.addIssue({ code: 'custom', message: proxies.error });
  return z.NEVER;
}

/** Where the server listens and how it is reached. */
export const addressVariables = {
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on.'),
  PORT: port(3000).describe("The sportsbook's port."),
  PLATFORM_PORT: port(3001).describe("The player platform's port."),
  OPERATOR_PORT: port(3002).describe(
    'The port for operators: their calls, their part of the contract and /metrics.',
  ),
  OPERATOR_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address on which operators are answered; by default this machine alone.'),
  TRUSTED_PROXIES: z
    .string()
    .transform(trustedProxies)
    .prefault('none')
    .describe(
      "The proxies whose word on a visitor's address counts, besides this machine: addresses and ranges such as 10.0.0.0/8, or a number of hops.",
    ),
  SPORTSBOOK_ORIGIN: origin.describe(
    'Where browsers find the sportsbook; by default http://localhost:PORT.',
  ),
  PLATFORM_ORIGIN: origin.describe(
    'Where browsers find the platform; by default http://localhost:PLATFORM_PORT.',
  ),
  SESSION_COOKIE_DOMAIN: z
    .string()
    .min(1)
    .optional()
    .describe('The common domain of the two origins, when their hosts differ.'),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'begins and ends with a slash, such as / or /sports/')
    .default('/')
    .describe('The path under which the pages live; begins and ends with a slash.'),
};

/** What the server keeps, and the keys it keeps it with. */
export const storageVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Your own PostgreSQL, 15 or newer; without it an embedded one runs in DATA_DIR/pg.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.touchline')
    .describe('Where the embedded database and generated secrets are kept.'),
  SECRET: z
    .string()
    .min(32, 'needs at least 32 characters')
    .optional()
    .describe(
      "Signs realtime tokens and the sandbox's webhooks; by default generated once and kept in DATA_DIR.",
    ),
  SECRET_CHANGED: z
    .stringbool()
    .default(false)
    .describe('For one start: the database is used with this SECRET from now on.'),
  OPERATOR_TOKEN: z
    .string()
    .min(32, 'needs at least 32 characters')
    .optional()
    .describe(
      "The bearer token of operators' calls; by default generated once and kept in DATA_DIR.",
    ),
  CMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where pictures below /cms/ come from.'),
  PICTURES_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe('How many megabytes of pictures are kept in DATA_DIR/pictures.'),
};

/** What the site is called and how it runs. */
export const siteVariables = {
  SITE_NAME: z
    .string()
    .min(1)
    .default('Touchline')
    .describe('The name in the header and in titles.'),
  LOCALES: z
    .string()
    .default(Object.keys(LOCALES).join(','))
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every((code) => code in LOCALES), {
      message: `knows only ${Object.keys(LOCALES).join(', ')}`,
    })
    .describe('The locales offered, by their codes; the first is the default and has no prefix.'),
  LOCALE_IN_URL: z
    .stringbool()
    .default(false)
    .describe('Whether addresses name the first locale too.'),
  ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'is letters, digits, dots and dashes')
    .optional()
    .describe(
      'Where this server runs, as reports of errors name it; by default as the hosting platform calls it, else production.',
    ),
  VERCEL_ENV: z.string().optional().describe('What Vercel calls the environment.'),
  RAILWAY_ENVIRONMENT_NAME: z.string().optional().describe('What Railway calls it.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('warn')
    .describe('What is worth a line in the log.'),
};

/** Who hears of news while no page is open. */
export const pushVariables = {
  REALTIME_CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe('How many realtime connections one address may hold.'),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, { message: 'is no private key of P-256 in base64url' })
    .optional()
    .describe(
      'The private key under which browsers get push notifications, in base64url; by default generated once and kept in DATA_DIR.',
    ),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'is a mailto: or an https: address')
    .optional()
    .describe(
      'Where the push services of browsers reach you, a mailto: or https: address; by default mailto:push@ the host.',
    ),
  ONESIGNAL_APP_ID: z
    .uuid()
    .optional()
    .describe('The app at OneSignal that sends push notifications too.'),
  ONESIGNAL_API_KEY: z.string().min(1).optional().describe('The key of its REST API.'),
  ONESIGNAL_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.onesignal.com')
    .describe("Where OneSignal's API answers."),
};
