import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@touchline/wire/calls/call';
import { type Answer, failure, tooMany } from '@touchline/wire/calls/router';
import type { FastifyRequest } from 'fastify';

/** Who it is where the caller does not say. */
const NOBODY_NAMED = 'operator';

/** What a name may look like. */
const NAME = /^[\x20-\x7e]{1,100}$/;

/** Counts wrong bearers by the address that shows them. */
export interface Bearers {
  /**
   * For how many seconds nobody from there is listened to; null when somebody is. A wrong bearer is counted with it, each
   * of an address in turn: what is sent at once is not looked at before what came first has been counted.
   */
  look(ip: string, isWrong: boolean): Promise<number | null>;
}

/** Who of the operator's people calls, unless too many wrong bearers came from there: each makes the wait longer. */
export async function operatorAt(
  request: Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'ip'>,
  { operatorToken, bearers }: { operatorToken?: string | undefined; bearers?: Bearers },
): Promise<ReturnType<typeof operatorOf>> {
  const operator = operatorOf(request, operatorToken);
  const isRefused = typeof operator !== 'string' && operator.status === 401;
  const isWrong = isRefused && request.headers.authorization !== undefined;
  const seconds = (await bearers?.look(request.ip, isWrong)) ?? null;
  return seconds === null ? operator : tooMany('too many wrong bearers', seconds);
}

/**
 * Who of the operator's people calls: the token opens the door for all of them, `x-operator` says which one, for the
 * log. Without a configured token there is no such call; with another one than the configured it is refused. Tokens are
 * compared in a time that tells nothing of them.
 */
function operatorOf(
  request: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
  token: string | undefined,
): string | Extract<Answer<Call>, { error: unknown }> {
  if (token === undefined) {
    return failure(404, 'not_found', `there is no ${request.method} ${request.url}`);
  }
  const { authorization = '', 'x-operator': name = NOBODY_NAMED } = request.headers;
  const [, shown] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  if (shown === undefined || !timingSafeEqual(digestOf(shown), digestOf(token))) {
    return failure(401, 'unauthorized', 'the bearer is not the operator');
  }
  if (typeof name !== 'string' || !NAME.test(name)) {
    const field = 'headers.x-operator';
    return failure(400, 'bad_request', `${field}: is not a name of 1 to 100 signs`, { field });
  }
  return name;
}

/** Digests are of one length, as the comparison needs. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
