import { readNickname } from '@touchline/domain/players/nickname';
import * as z from 'zod/mini';
import { plainText } from '../plain-text';
import { defineCall, PLATFORM_API } from './call';
import { player } from './platform';

/** One browser in which I am signed in. Its id opens nothing. */
const session = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** ISO 8601, as are all times here. */
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});

export const listSessions = defineCall({
  name: 'listSessions',
  summary: 'Where I am signed in, the latest used first',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/sessions`,
  access: 'player',
  reply: z.object({ data: z.array(session) }),
});

export const endOneSession = defineCall({
  name: 'endOneSession',
  summary: 'End one of my sessions; 404 when it is not mine',
  origin: 'platform',
  method: 'DELETE',
  path: `${PLATFORM_API}/player/sessions/:id`,
  access: 'player',
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'End all of my sessions but this one',
  origin: 'platform',
  method: 'DELETE',
  path: `${PLATFORM_API}/player/sessions`,
  access: 'player',
  reply: z.object({ data: z.object({ ended: z.int() }) }),
});

/** Two to 30 characters in its plain form. */
const nickname = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((text: string, context) => {
      const read = readNickname(text);
      if (read.ok) return read.value;
      if (text.trim() === '') return '';
      const message = read.error === 'hidden' ? 'holds what cannot be seen' : 'is a name of ours';
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
    z.string().check(z.minLength(2), z.maxLength(30)),
  ),
);

/**
 * SPEC §3 "User": what players say about themselves. A country, a municipality and a birthday are said once, and the names of whom
 * an operator has verified stay: then 409 with the field.
 */
export const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Change my profile; what is left out stays, and what is not listed cannot be changed',
  origin: 'platform',
  method: 'PATCH',
  path: `${PLATFORM_API}/player`,
  access: 'player',
  body: z.object({
    first_name: z.optional(plainText(1, 60)),
    last_name: z.optional(plainText(1, 60)),
    /** Kept in its plain form (NFKC); none with letters that cannot be seen, or that passes for somebody of the house. */
    nickname: z.optional(z.nullable(nickname)),
    /** Two capitals. */
    country_code: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** In Brazil: the IBGE's code of it, seven digits. */
    municipality: z.optional(z.string().check(z.regex(/^\d{7}$/))),
    /** As ISO 8601 writes a day. */
    birth_date: z.optional(z.iso.date()),
  }),
  reply: z.object({ data: player }),
});

/** SPEC §7 PATCH /player/update_locale. */
export const updateLocale = defineCall({
  name: 'updateLocale',
  summary: 'Change the language I am written to in; 400 when the site does not have it',
  origin: 'platform',
  method: 'PATCH',
  path: `${PLATFORM_API}/player/update_locale`,
  access: 'player',
  body: z.object({ locale: z.string().check(z.minLength(2), z.maxLength(10)) }),
  reply: z.object({ data: z.object({ language: z.string() }) }),
});

/** SPEC §7 /player/status_groups. */
export const listStatusGroups = defineCall({
  name: 'listStatusGroups',
  summary: 'The groups of players that I belong to',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/status_groups`,
  access: 'player',
  reply: z.object({ data: z.array(z.object({ id: z.string() })) }),
});

/** SPEC §7 /player/comp_points, of which a 401 is empty: of each condition, how many points it takes; the last has no end. */
export const getCompPoints = defineCall({
  name: 'getCompPoints',
  summary: 'My comp points, and the range of each condition',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/comp_points`,
  access: 'player',
  unauthorized: 'empty',
  reply: z.object({
    data: z.object({
      points: z.int(),
      condition: z.string(),
      ranges: z.array(z.object({ condition: z.string(), min: z.int(), max: z.nullable(z.int()) })),
    }),
  }),
});

export const PHONE_STATUSES = ['missing', 'unverified', 'verified'] as const;

/** SPEC §3 "Phone verification". */
export const phone = z.object({
  /** In E.164: the number that is being verified, or else the verified one. */
  number: z.nullable(z.string()),
  country: z.nullable(z.string()),
  verified_status: z.enum(PHONE_STATUSES),
  /** Until when no other text is sent, ISO 8601. */
  resend_timeout_until: z.nullable(z.string()),
  /** Whether all texts of this day are used up. */
  sms_limit_reached: z.boolean(),
});

/** SPEC §7 GET /player/phone. */
export const getPhone = defineCall({
  name: 'getPhone',
  summary: 'My telephone number and how far it is verified',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/phone`,
  access: 'player',
  reply: z.object({ data: phone }),
});

export const sendPhoneCode = defineCall({
  name: 'sendPhoneCode',
  summary:
    'Send a code to a number; 429 too_many_requests within a minute of the last, sms_limit_reached after five a day',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/phone`,
  access: 'player',
  confirmed: true,
  body: z.object({
    /** With its country's prefix, or as it is dialled in the player's country. */
    number: plainText(3, 30),
  }),
  reply: z.object({ data: phone }),
});

/** The right code shows whose number it is, so only then somebody else's is refused: 409 number_taken. */
export const verifyPhone = defineCall({
  name: 'verifyPhone',
  summary: 'Verify the number by the code that was sent to it; 400 token_invalid when wrong or old',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/phone/verify`,
  access: 'player',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  reply: z.object({ data: phone }),
});

export type SessionReply = z.input<typeof session>;
export type PhoneReply = z.input<typeof phone>;
export type UpdateProfileBody = z.output<(typeof updateProfile)['body']>;
