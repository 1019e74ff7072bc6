import * as calls from '@touchline/wire/calls/profile';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Database } from '../../db/schema';
import {
  type PhoneSite,
  RESEND_MS,
  sendCode,
  type SendRefusal,
  TEXTS_A_DAY,
  textsOf,
  verifyCode,
} from './phone-codes';

interface PhoneDeps extends PhoneSite {
  db: Kysely<Database>;
  clock: { now(): Date };
}

const FIELD = { field: 'body.number' };

const SEND_REFUSED = {
  no_number: failure(400, 'bad_request', 'not a number that takes texts', FIELD),
  known: failure(409, 'conflict', 'this number of yours is verified', FIELD),
  too_soon: failure(429, 'too_many_requests', 'a text was sent within the last minute'),
  limit: failure(429, 'sms_limit_reached', 'no more texts today'),
} satisfies Record<SendRefusal, ReturnType<typeof failure>>;

const VERIFY_REFUSED = {
  wrong: failure(400, 'token_invalid', 'wrong, too old or tried too often', { field: 'body.code' }),
  taken: failure(409, 'number_taken', 'this number belongs to another account'),
};

/** Calls about a player's telephone number (SPEC §3 "Phone verification"). */
export function phoneRoutes(router: Router, site: PhoneDeps): void {
  const { db, clock } = site;
  router.on(calls.getPhone, async ({ playerId }) =>
    reply({ data: await phoneOf(db, playerId, clock.now()) }),
  );
  router.on(calls.sendPhoneCode, async ({ playerId, body }) => {
    const now = clock.now();
    const sent = await sendCode(db, site, { playerId, number: body.number }, now);
    return sent.ok ? reply({ data: await phoneOf(db, playerId, now) }) : SEND_REFUSED[sent.error];
  });
  router.on(calls.verifyPhone, async ({ playerId, body, sessionToken }) => {
    const now = clock.now();
    const asked = { playerId, code: body.code, sessionToken };
    const verified = await verifyCode(db, site, asked, now);
    if (!verified.ok) return VERIFY_REFUSED[verified.error];
    const answer = reply({ data: await phoneOf(db, playerId, now) });
    return verified.value ? { ...answer, session: verified.value } : answer;
  });
}

async function phoneOf(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<calls.PhoneReply> {
  const player = await db
    .selectFrom('players')
    .select(['mobile_phone', 'auth_phone_number'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const { count, last } = await textsOf(db, playerId, now);
  const number = player.mobile_phone;
  const resend = last ? new Date(last.getTime() + RESEND_MS) : null;
  return {
    number,
    country: number === null ? null : (parsePhoneNumberFromString(number)?.country ?? null),
    verified_status: statusOf(number, player.auth_phone_number),
    resend_timeout_until: resend && resend > now ? resend.toISOString() : null,
    sms_limit_reached: count >= TEXTS_A_DAY,
  };
}

function statusOf(
  number: string | null,
  verified: string | null,
): calls.PhoneReply['verified_status'] {
  if (number === null) return 'missing';
  return number === verified ? 'verified' : 'unverified';
}
