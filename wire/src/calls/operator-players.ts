import { isMunicipality } from '@touchline/domain/bets/municipality';
import { VERIFICATION_LEVELS } from '@touchline/domain/players/standing';
import * as z from 'zod/mini';
import { defineCall, OPERATOR_API } from './call';
import { email } from './credentials';
import { stakeLimit } from './operator-limits';
import { account } from './platform';
import { limit } from '../limits';
import { wholeNumberFrom } from './whole-number';

const LAST = 999_999_999;
const numbered = z.object({ id: wholeNumberFrom(1, LAST) });

/** What operators say of who a player is; other levels are for providers of identity checks. */
const said = z.enum(['none', 'verified']);

/** What the operator has decided about a player. */
const playerFlags = z.object({
  player_id: z.int(),
  is_vip: z.boolean(),
  /** The IBGE's code; null where none is known. */
  municipality: z.nullable(z.string()),
  verification: z.enum(VERIFICATION_LEVELS),
  /** The groups the player was put into, by their ids. */
  statuses: z.array(z.string()),
});

/** A player as the operator sees one. */
const knownPlayer = z.object({
  ...playerFlags.shape,
  email: z.string(),
  nickname: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  language: z.string(),
  currency: z.string(),
  country_code: z.nullable(z.string()),
  created_at: z.string(),
  /** Null until a link in a mail was followed. */
  confirmed_at: z.nullable(z.string()),
  /** Until when browsers that have never signed in to the account are kept out; null when they are not. */
  locked_until: z.nullable(z.string()),
  verified_at: z.nullable(z.string()),
  accounts: z.array(account),
  /** What the operator has set. */
  stake_limits: z.array(stakeLimit),
  /** What the player has set (SPEC §3). */
  own_limits: z.array(limit),
});

type Sought = { id?: number | undefined; email?: string | undefined };

/** One of the two is named; 404 when there is nobody. */
export const findPlayer = defineCall({
  name: 'findPlayer',
  summary: 'A player by id or by e-mail, with accounts, stake limits and flags',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/players/find`,
  access: 'operator',
  query: z.object({ id: z.optional(wholeNumberFrom(1, LAST)), email: z.optional(email) }).check(
    z.refine<Sought>((sent) => (sent.id === undefined) !== (sent.email === undefined), {
      path: ['id'],
      error: 'is named, or email is, and not both',
    }),
  ),
  reply: z.object({ data: knownPlayer }),
});

/** Whose bets beyond the usual limits are decided on by hand (SPEC §3 "Bet", is_vip). */
export const setVip = defineCall({
  name: 'setVip',
  summary: 'Make a player a VIP, or no longer',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/vip`,
  access: 'operator',
  params: numbered,
  body: z.object({ is_vip: z.boolean() }),
  reply: z.object({ data: playerFlags }),
});

/** What bettors in Brazil have to name (SPEC §8, code 118). */
export const setMunicipality = defineCall({
  name: 'setMunicipality',
  summary: 'Say which municipality a player lives in',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/municipality`,
  access: 'operator',
  params: numbered,
  body: z.object({
    code: z.nullable(
      z.string().check(z.refine(isMunicipality, { error: 'is no code of a municipality' })),
    ),
  }),
  reply: z.object({ data: playerFlags }),
});

/** Some bonuses are for verified players only (SPEC §6). */
export const verifyPlayer = defineCall({
  name: 'verifyPlayer',
  summary: 'Say how far it was looked into who a player is',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/verification`,
  access: 'operator',
  params: numbered,
  body: z.object({ level: said }),
  reply: z.object({ data: playerFlags }),
});

const groupId = z.string().check(z.regex(/^[\w.-]{1,50}$/, 'is no id of a group'));

/** Only players of some groups may sign in to some sites (SPEC §3 "User", statuses). */
export const setGroups = defineCall({
  name: 'setGroups',
  summary: 'Put a player into these groups and no others',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/statuses`,
  access: 'operator',
  params: numbered,
  body: z.object({ statuses: z.array(groupId).check(z.maxLength(50)) }),
  reply: z.object({ data: playerFlags }),
});

export type PlayerFlags = z.input<typeof playerFlags>;
export type KnownPlayer = z.input<typeof knownPlayer>;
