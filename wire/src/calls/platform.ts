import { VERIFICATION_LEVELS } from '@touchline/domain/players/standing';
import { affiliateId } from '../affiliate';
import * as z from 'zod/mini';
import { amount, currencyCode, stakeAmount } from '../money';
import { defineCall, PLATFORM_API } from './call';
import { currentPassword, email, password } from './credentials';
import { secondFactorChallenge } from './second-factor-challenge';

/** A player's money in one currency (SPEC §3 "User"). */
export const account = z.object({
  currency: currencyCode,
  subunits: z.int(),
  /** What may be staked now. */
  balance: amount,
  /** Whether it may be used at all. */
  active: z.boolean(),
  /** Whether it is the account in use; exactly one is. */
  selected: z.optional(z.boolean()),
});

/** A player as the page knows one (SPEC §3 "User"). */
export const player = z.object({
  id: z.int(),
  email: z.string(),
  /** As the player has given it, in E.164. */
  mobile_phone: z.nullable(z.string()),
  /** The number that was verified: nobody else has it. */
  auth_phone_number: z.nullable(z.string()),
  /** What the site wants to know of every player, and does not of this one, by the names of fields. */
  auth_fields_missed: z.array(z.string()),
  nickname: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  language: z.string(),
  currency: currencyCode,
  country_code: z.nullable(z.string()),
  /** In Brazil: the IBGE's code of where the player lives, seven digits. */
  municipality: z.nullable(z.string()),
  /** As ISO 8601 writes a day. */
  birth_date: z._default(z.nullable(z.string()), null),
  /** How far it is known who the player is. */
  verification: z.enum(VERIFICATION_LEVELS),
  statuses: z.array(z.object({ id: z.string() })),
  /**
   * The exclusion or break in force, and until when, ISO 8601; null for ever. Meanwhile the account is open for its
   * history and withdrawals alone.
   */
  exclusion: z._default(
    z.nullable(
      z.object({
        type: z.enum(['selfexclusion', 'coolingoff']),
        until: z.nullable(z.string()),
      }),
    ),
    null,
  ),
});

export const signUp = defineCall({
  name: 'signUp',
  summary:
    'Ask for an account, which a link in a mail to the address opens; answered alike when the address has one; 403 under_age to who is too young',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users`,
  access: 'anyone',
  status: 201,
  body: z.object({
    email,
    password,
    currency: currencyCode,
    /** As ISO 8601 writes a day. */
    birth_date: z.iso.date(),
    language: z.string().check(z.maxLength(10)),
    /** Who sent them here (SPEC §3 "Browser storage"). */
    affiliate_id: z.optional(affiliateId),
  }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
});

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Sign in; 401 wrong_credentials, the same for an unknown address',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/sign_in`,
  access: 'anyone',
  body: z.object({ email, password: currentPassword }),
  reply: z.object({
    /** Null while a second factor is asked for. */
    data: z.nullable(player),
    second_factor: z.optional(secondFactorChallenge),
  }),
});

/** SPEC §7 DELETE /users/sign_out. */
export const signOut = defineCall({
  name: 'signOut',
  summary: 'End this session',
  origin: 'platform',
  method: 'DELETE',
  path: `${PLATFORM_API}/users/sign_out`,
  access: 'anyone',
  reply: z.object({}),
});

/**
 * SPEC §7 GET /player: null for a visitor, so that asking is not an error. `session_ended` says that the caller still holds
 * a session that is over: it ran out or was ended elsewhere. Who signs out holds none.
 */
export const getPlayer = defineCall({
  name: 'getPlayer',
  summary: 'Who is signed in',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player`,
  access: 'anyone',
  reply: z.object({ data: z.nullable(player), session_ended: z._default(z.boolean(), false) }),
});

/** SPEC §7 GET /player/accounts. */
export const listAccounts = defineCall({
  name: 'listAccounts',
  summary: 'My accounts and what is on them',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/accounts`,
  access: 'player',
  /** Whose they are: another player may have signed in since the caller asked who is. */
  reply: z.object({ data: z.array(account), player_id: z.optional(z.int()) }),
});

/** How a deposit stands when the player comes back from the page where it is paid. */
export const DEPOSIT_STATES = ['pending', 'success', 'error'] as const;

/**
 * The same and what may become of it later: never paid, given back whole, taken back by the player's bank, or sent back
 * because a limit or an exclusion stood against it when it was paid.
 */
const LATER_STATES = [
  ...DEPOSIT_STATES,
  'expired',
  'refunded',
  'charged_back',
  'returned',
] as const;

/** Begins a deposit; the player goes on at the provider's own page. */
export const createDeposit = defineCall({
  name: 'createDeposit',
  summary: 'Begin a deposit; answers with the address of the page where it is paid',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/deposits`,
  access: 'player',
  status: 201,
  body: z.object({
    amount: stakeAmount,
    currency: currencyCode,
    /** Where the provider sends the player back to; must lie on one of our origins. */
    return_url: z.string().check(z.maxLength(2000)),
  }),
  reply: z.object({ data: z.object({ id: z.string(), payment_url: z.string() }) }),
});

/** How a deposit of mine stands; 404 when it is not mine. */
export const getDeposit = defineCall({
  name: 'getDeposit',
  summary: 'One deposit',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/deposits/:id`,
  access: 'player',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.object({
      id: z.string(),
      amount,
      currency: currencyCode,
      state: z.enum(LATER_STATES),
    }),
  }),
});

export type Player = z.output<typeof player>;
export type Account = z.output<typeof account>;
export type PlayerReply = z.input<typeof player>;
export type AccountReply = z.input<typeof account>;
