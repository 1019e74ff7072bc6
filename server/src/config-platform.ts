import { VERIFIED_FOR } from '@touchline/domain/players/standing';
import { GAME_APPS } from '@touchline/domain/games/game-rules';
import { AUTH_FIELDS } from '@touchline/wire/auth-fields';
import { FEATURE_FLAGS } from '@touchline/wire/feature-flags';
import * as z from 'zod';

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
const originOf = (text: string) => new URL(text).origin;
const countries = z
  .string()
  .default('')
  .transform(list)
  .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), {
    message: 'is a list of two capitals each, such as FR,US',
  })
  .transform((codes) => new Set(codes));
/** Years. */
const age = z.coerce.number().int().min(18).max(30);
const amount = (usual: number) => z.coerce.number().int().positive().default(usual);

/** What is on unless configured: everything that has to do with a player's own money and time. */
const USUAL_FLAGS = 'quick_deposit,activity_tracking,jackpots,responsible_gambling,rtl_view';

/** The variables of the player platform. */
export const platformVariables = {
  PAYMENT_SANDBOX: z
    .stringbool()
    .default(true)
    .describe(
      'Whether payments go through the sandbox, which moves no money; `off` for a site that takes real bets.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The mail server, with user and password; without it mails stay in /outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/.+@.+/, 'is an address, such as Touchline <no-reply@bets.example>')
    .optional()
    .describe('Who mails are from.'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Where text messages are posted as {to, text}; without it they stay in /outbox.'),
  SMS_GATEWAY_KEY: z.string().min(1).optional().describe('Its bearer key.'),
  EMBEDDED: z
    .stringbool()
    .default(false)
    .describe('Whether other sites show ours in a frame, so that sessions have to work there.'),
  HOST_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.union([z.literal('*'), z.url({ protocol: /^https?$/ }).transform(originOf)])))
    .describe(
      'The origins of host pages that show the sportsbook in a frame; `*` for any, which is then held to the first.',
    ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe(
      "The header by which your edge names a visitor's country; the edge must be the only way in.",
    ),
  BLOCKED_COUNTRIES: countries.describe(
    'Countries from which nobody signs in or up, such as `FR,US`.',
  ),
  CLOSED_COUNTRIES: countries.describe(
    'Countries in which every page of the sportsbook is the page that says so, such as `FR,US`.',
  ),
  PLAYER_GROUP: z
    .string()
    .min(1)
    .optional()
    .describe('The group of players the site is for; without it, for everybody.'),
  FEATURE_FLAGS: z
    .string()
    .default(USUAL_FLAGS)
    .transform((text) => (text === 'none' ? [] : list(text)))
    .pipe(z.array(z.enum(FEATURE_FLAGS)))
    .describe(
      'What is switched on, by the names of the specification; `none` switches everything off.',
    ),
  SIGN_UP_REMINDER_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe(
      'Seconds after which visitors are reminded that they can open an account; without it they are not.',
    ),
  DEPOSIT_REMINDER: z
    .stringbool()
    .default(false)
    .describe('Whether players are reminded once a day that they can deposit.'),
  DEPOSIT_REMINDER_GROUP: z
    .string()
    .min(1)
    .optional()
    .describe('The group of players who are reminded; without it, everybody.'),
  DEPOSIT_REMINDER_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(10)
    .describe('For how many seconds somebody is on the page before they are reminded.'),
  AUTH_FIELDS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.enum(AUTH_FIELDS)))
    .describe('What every player is asked for.'),
  LIMIT_COOLING: z.coerce
    .number()
    .min(0)
    .max(8760)
    .default(24)
    .describe("Hours that raising or ending a limit of one's own waits."),
  MINIMUM_AGE: age
    .default(18)
    .describe('From how many years on somebody opens an account, pays in and bets.'),
  MINIMUM_AGES: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.string().regex(/^[A-Z]{2}:\d+$/, 'is a list such as EE:21,GR:21')))
    .transform((pairs): unknown => Object.fromEntries(pairs.map((pair) => pair.split(':'))))
    .pipe(z.record(z.string(), age))
    .describe('The same in countries where it is another number, such as `EE:21,GR:21`.'),
  VERIFIED_FOR: z
    .string()
    .default('withdrawal_above')
    .transform((text) => (text === 'none' ? [] : list(text)))
    .pipe(z.array(z.enum(VERIFIED_FOR)))
    .describe(
      'What players have to be verified for: `withdrawal_above` is more than WITHDRAWAL_UNVERIFIED_MAX, besides `withdrawal`, `deposit` and `bet`; `none` is nothing.',
    ),
  SELF_EXCLUSION_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(6)
    .describe('Months that a self-exclusion lasts at least.'),
  DEPOSIT_EXPIRES_HOURS: z.coerce
    .number()
    .min(1)
    .max(720)
    .default(24)
    .describe(
      'Hours after which a deposit that nobody has paid expires; a late payment still counts.',
    ),
  WITHDRAWAL_UNVERIFIED_MAX: amount(200).describe(
    'What players who are not verified may withdraw in 30 days, in euros, and as much in other currencies, roughly.',
  ),
  WITHDRAWAL_REVIEW_ABOVE: amount(1000).describe(
    'Withdrawals that come to more than this wait for an operator, in euros, and as much in other currencies, roughly.',
  ),
  WITHDRAWAL_REVIEW_HOURS: z.coerce
    .number()
    .min(1)
    .max(8760)
    .default(24)
    .describe("Over how many hours a player's withdrawals are added up for it."),
  EVENTS_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('Days for which significant events are kept.'),
  LARGE_WIN: amount(10_000).describe(
    'A win from here on is a significant event, in the default currency, and as much in others, roughly.',
  ),
  LARGE_WITHDRAWAL: amount(10_000).describe('The same of a withdrawal.'),
  GAMES: z
    .string()
    .default(GAME_APPS.join(','))
    .transform(list)
    .pipe(z.array(z.enum(GAME_APPS)))
    .describe('The virtual games that are offered, by their names; all of them by default.'),
};
