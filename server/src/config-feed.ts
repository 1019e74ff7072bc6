import { parseProviderChoice, USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
const amqpUrl = z.url({ protocol: /^amqps?$/ });
const text = z.string().min(1).optional();
const number = (min: number, max: number) => z.coerce.number().min(min).max(max);

function providerChoice(words: string, context: z.RefinementCtx) {
  const choice = parseProviderChoice(words);
  if (choice.ok) return choice.value;
  context.addIssue({ code: 'custom', message: choice.error.join('; ') });
  return z.NEVER;
}

const usualProviders = Object.entries(USUAL_PROVIDERS)
  .map(([type, provider]) => `${type}:${provider}`)
  .join(',');

/** Requests in a minute that an account of ours may make, unless its provider says otherwise. */
const API_PER_MINUTE = 300;
const perMinute = number(10, 100_000).int().default(API_PER_MINUTE);

/** Locales or languages that a provider has, with its own code where it spells them otherwise: `de,nb:no,sv:se`. */
const languages = (had: string) =>
  z
    .string()
    .regex(/^([a-z]{2}(-[A-Z]{2})?(:[A-Za-z-]{2,8})?(,|$))*$/, 'is a list such as de,nb:no,sv:se')
    .transform((text): Record<string, string> => {
      const pairs = text
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(':'));
      return Object.fromEntries(pairs.map(([locale = '', code = locale]) => [locale, code]));
    })
    .prefault(had);

/** Where matches and odds come from, and how far a feed is believed. */
export const feedVariables = {
  FEED: z
    .enum(['simulator', 'replay', 'script', 'live', 'none'])
    .default('simulator')
    .describe('Where odds come from.'),
  FEED_SPEED: number(0.1, 1000)
    .default(1)
    .describe('How many times faster than life matches are played.'),
  FEED_SEED: number(0, 2 ** 32 - 1)
    .int()
    .default(2026)
    .describe('Which matches are played: equal seeds make equal matches.'),
  FEED_SPORTS: z
    .string()
    .regex(/^\w+(,\w+)*$/, 'is a list of keys such as soccer,tennis')
    .optional()
    .describe(
      'The sports that are simulated, by their keys such as soccer,tennis; all of them by default.',
    ),
  FEED_DAYS: number(2, 14)
    .int()
    .optional()
    .describe(
      'How many days before they begin simulated events are announced; 14 by default, fewer start faster.',
    ),
  FEED_WORLD: z
    .stringbool()
    .default(true)
    .describe(
      'Whether simulated soccer has 900 leagues in 60 countries, hardly any of which plays, as with a real provider.',
    ),
  FEED_REPLAY: text.describe(
    'The recorded session that FEED=replay plays: a .jsonl file, packed or not, or a day of the message log.',
  ),
  FEED_SCRIPT: text.describe(
    'The Unix socket on which a script plays the provider, for FEED=script.',
  ),
  FEED_LOG_DAYS: number(0, 365)
    .int()
    .default(3)
    .describe(
      'For how many days the messages of real providers are kept as they came, in DATA_DIR/feed-log.',
    ),
  FEED_NODE_ID: number(1, 99)
    .int()
    .optional()
    .describe("Tells this server's recoveries from those of others with the same account."),
  FEED_HIGHEST_ODDS: number(1.001, 100_000)
    .default(1001)
    .describe('Prices above these odds are not believed: their line is held.'),
  FEED_LEAST_BOOK: number(0, 100)
    .default(98)
    .describe('What the inverse odds of a market with one winner come to at least, in percent.'),
  FEED_MOST_BOOK: number(100, 10_000)
    .default(200)
    .describe('What they come to at most, in percent.'),
  FEED_PREMATCH_MOVE: number(1.1, 1000)
    .default(3)
    .describe('How many times larger or smaller odds may become in one message before play.'),
  FEED_LIVE_MOVE: number(1.1, 1000).default(15).describe('The same during play.'),
  FEED_NAMES_WAIT_SECONDS: number(0, 10)
    .default(10)
    .describe(
      'How long a line of a real provider waits for its name before it is offered in generic words.',
    ),
  FEED_NAMES_REFRESH_HOURS: number(1, 168)
    .default(24)
    .describe('How often descriptions of all markets are asked for again.'),
  SPORT_TYPE_PROVIDERS: z
    .string()
    .transform(providerChoice)
    .prefault(usualProviders)
    .describe('Whose events are shown, by type of sport; types left out keep their default.'),
};

/** The accounts that FEED=live follows: every provider that has one. */
export const providerVariables = {
  BETRADAR_TOKEN: text.describe('The access token of an account at Betradar, for FEED=live.'),
  BETRADAR_API_URL: httpUrl
    .default('https://api.betradar.com/v1')
    .describe("Where Betradar's API answers."),
  BETRADAR_AMQP_URL: amqpUrl
    .default('amqps://mq.betradar.com:5671')
    .describe("Where Betradar's messages are listened to."),
  BETRADAR_API_PER_MINUTE: perMinute.describe(
    "How many requests Betradar's API takes in a minute; more of ours wait.",
  ),
  BETRADAR_LANGUAGES: languages(
    'en,de,fr,es,pt,pt-BR:br,it,nl,sv:se,nb:no,da,fi,pl,cs:cz,sk,hu,ro,bg,el,ru,uk:ukr,tr,sr-ME:srl,hr,ja,ko,zh-CN:zh,ar:aa,he:heb',
  ).describe(
    'The languages that Betradar has, with its own codes behind a colon; others are not asked for.',
  ),
  ODDIN_TOKEN: text.describe('The access token of an account at Oddin, for FEED=live.'),
  ODDIN_API_URL: httpUrl
    .default('https://api-mq.oddin.gg/v1')
    .describe("Where Oddin's API answers."),
  ODDIN_AMQP_URL: amqpUrl
    .default('amqps://mq.oddin.gg:5672')
    .describe("Where Oddin's messages are listened to."),
  ODDIN_API_PER_MINUTE: perMinute.describe(
    "How many requests Oddin's API takes in a minute; more of ours wait.",
  ),
  ODDIN_LANGUAGES: languages('en,de,es,fi,fr,pl,pt,pt-BR:br,ru,zh-CN:zh').describe(
    'The languages that Oddin has, with its own codes behind a colon; others are not asked for.',
  ),
  BETCONSTRUCT_URL: z
    .url({ protocol: /^(tls|tcp)$/ })
    .optional()
    .describe("Where BetConstruct's socket is: tls://host:port, or tcp://host:port."),
  BETCONSTRUCT_USER: text.describe('The user of an account at BetConstruct.'),
  BETCONSTRUCT_PASSWORD: text.describe('Its password.'),
  BETCONSTRUCT_BYTE_ORDER: z
    .enum(['little', 'big'])
    .optional()
    .describe('The order of the four bytes before each message, as the provider says.'),
};
