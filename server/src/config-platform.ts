import { GAME_APPS } from '@touchline/domain/games/game-rules';
import { AUTH_FIELDS } from '@touchline/wire/auth-fields';
import * as z from 'zod';

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
const amount = (usual: number) => z.coerce.number().int().positive().default(usual);

/** The variables of the player platform. */
export const platformVariables = {
  /** The mail server, with user and password; without it mails stay in /outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails are from. */
  MAIL_FROM: z
    .string()
    .regex(/.+@.+/, 'is an address, such as Touchline <no-reply@bets.example>')
    .optional(),
  /** Where text messages are posted as {to, text}; without it they stay in /outbox. */
  SMS_GATEWAY_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Its bearer key. */
  SMS_GATEWAY_KEY: z.string().min(1).optional(),
  /** Whether other sites show ours in a frame, so that sessions have to work there. */
  EMBEDDED: z.stringbool().default(false),
  /** The header by which your edge names a visitor's country; the edge must be the only way in. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Countries from which nobody signs in or up, such as `FR,US`. */
  BLOCKED_COUNTRIES: z
    .string()
    .default('')
    .transform(list)
    .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), {
      message: 'is a list of two capitals each, such as FR,US',
    })
    .transform((codes) => new Set(codes)),
  /** The group of players the site is for; without it, for everybody. */
  PLAYER_GROUP: z.string().min(1).optional(),
  /** What every player is asked for. */
  AUTH_FIELDS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.enum(AUTH_FIELDS))),
  /** Hours that raising or ending a limit of one's own waits. */
  LIMIT_COOLING: z.coerce.number().min(0).max(8760).default(24),
  /** What players who are not verified may withdraw in 30 days, in whole units of each currency. */
  WITHDRAWAL_UNVERIFIED_MAX: amount(200),
  /** Larger withdrawals wait for an operator, in whole units of each currency. */
  WITHDRAWAL_REVIEW_ABOVE: amount(1000),
  /** The virtual games that are offered, by their names; all of them by default. */
  GAMES: z
    .string()
    .default(GAME_APPS.join(','))
    .transform(list)
    .pipe(z.array(z.enum(GAME_APPS))),
};
