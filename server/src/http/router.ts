import { assert } from '@touchline/domain/assert';
import { LONGEST_DELAY } from '@touchline/domain/bets/live-delay';
import { parseTestProviders } from '@touchline/domain/feed/provider-choice';
import { placeBets } from '@touchline/wire/calls/bets';
import type { BreakType } from '@touchline/domain/limits/limit';
import type { Access, Call } from '@touchline/wire/calls/call';
import { cashout } from '@touchline/wire/calls/cash-out';
import { faultOf } from '@touchline/wire/calls/fault-of';
import type { Answer, Caller, Router } from '@touchline/wire/calls/router';
import { failure, UNCONFIRMED } from '@touchline/wire/calls/router';
import { strictly } from '@touchline/wire/calls/strictly';
import { isOpenWhileExcluded } from '@touchline/wire/calls/while-excluded';
import { errorReply } from '@touchline/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { NoteEvent } from '../db/event-log';
import { isDatabaseUnavailable } from '../db/unavailable';
import { originRefused } from '../origin-refused';
import { eventsOf } from './answer-events';
import { callerLocale } from './caller-locale';
import { countryOf } from './closed-country';
import { type Bearers, operatorAt } from './operator-door';
import { NO_DATABASE, sendUnavailable } from './outage';
import {
  clearSession,
  readBrowser,
  readSession,
  renameSession,
  writeBrowser,
  writeSession,
} from './session-cookie';

/** What the router needs to know of the site and its sessions. */
export interface DoorKeys {
  origin: Call['origin'];
  locales: readonly string[];
  /** Origins whose pages may make changes on behalf of a signed-in player. */
  trustedOrigins: ReadonlySet<string>;
  secureCookies: boolean;
  cookieDomain: string | undefined;
  /** Whether the session works in a frame on another site; left out, it does not. */
  embedded?: boolean | undefined;
  /** The header by which the operator's edge names the caller's country; left out, no country is known. */
  countryHeader?: string | undefined;
  /** Whose session a token opens, and which break restricts their account. */
  findPlayer(token: string): Promise<{ playerId: number; exclusion: BreakType | null } | null>;
  /** Whether a session has shown within ten minutes that it is its player's; left out, none has. */
  isConfirmed?: (token: string) => Promise<boolean>;
  /** What operators' calls carry as bearer; left out, there are no such calls. */
  operatorToken?: string | undefined;
  /** Counts wrong bearers; left out, nobody does. */
  bearers?: Bearers;
  /** Whether the database is known not to answer: then no call is tried. */
  isDown?: () => boolean;
  /** Takes note of what was refused and the like; left out, nobody does. */
  noteEvent?: NoteEvent | undefined;
}

/** Calls that may wait for the delay of bets in play. */
const WAITING: ReadonlySet<string> = new Set([placeBets.name, cashout.name]);

/** Changes that one session, or without one an address, may ask for in a minute; reading is not counted. */
const CHANGES_A_MINUTE = 600;

/**
 * Where only a player is answered, each session is counted by itself: a phone network has one address for thousands of
 * bettors. A token that opens no session is refused there whatever it counts as, so making them up gains nothing.
 */
function rateLimitOf(call: Call, door: DoorKeys) {
  const limit = { max: CHANGES_A_MINUTE, timeWindow: 60_000 };
  if (call.access !== ('player' satisfies Access)) return limit;
  const keyGenerator = (request: FastifyRequest) => readSession(request, door) ?? request.ip;
  return { ...limit, keyGenerator };
}

/** By their schemas: what writes a reply is made once for each of these. */
const described = new WeakMap<z.ZodMiniType, object>();

const errorSchema = outgoing(errorReply);

/** Answers calls over Fastify: parses each part by its schema, looks up the caller, writes the reply. */
export function routerOn(app: FastifyInstance, door: DoorKeys): Router {
  return {
    on(call, handler) {
      if (call.origin !== door.origin)
        throw new Error(`${call.name} is answered on ${call.origin}`);
      const parts = strictParts(call);
      app.route({
        method: call.method,
        url: call.path,
        config: {
          ...(call.method === 'GET' ? {} : { rateLimit: rateLimitOf(call, door) }),
          ...(WAITING.has(call.name) ? { waitsMs: LONGEST_DELAY * 1000 } : {}),
        },
        schema: {
          operationId: call.name,
          summary: call.summary,
          response: { '2xx': outgoing(call.reply), '4xx': errorSchema },
        },
        handler: async (request, response) => {
          if (door.isDown?.()) return sendUnavailable(response, NO_DATABASE);
          try {
            const answer = await answerTo(
              { call, parts, handler: handler as unknown as AnyHandler },
              request,
              door,
            );
            // Who waited too long has been answered.
            return response.sent ? undefined : send(response, answer, { call, door });
          } catch (error) {
            if (response.sent && isDatabaseUnavailable(error)) return undefined;
            throw error;
          }
        },
      });
    },
  };
}

type AnyHandler = (input: Record<string, unknown>) => Promise<Answer<Call>>;

/** A call as it stands at the door. */
interface Answered {
  call: Call;
  parts: ReturnType<typeof strictParts>;
  handler: AnyHandler;
}

/** What a call takes, and nothing else: a parameter that it does not know would be left out of account silently. */
function strictParts({ params, query, body }: Call) {
  return { params: strictly(params), query: strictly(query), body: strictly(body) };
}

async function answerTo(
  { call, parts, handler }: Answered,
  request: FastifyRequest,
  door: DoorKeys,
): Promise<Answer<Call>> {
  if (isForeign(call, request, door)) {
    door.noteEvent?.(originRefused(request.headers.origin));
    return failure(403, 'forbidden', 'calls from pages of other sites are not accepted');
  }
  const operator = call.access === 'operator' ? await operatorAt(request, door) : null;
  if (operator !== null && typeof operator !== 'string') {
    // While it has to wait, too.
    if ([401, 429].includes(operator.status)) door.noteEvent?.({ kind: 'bearer_refused' });
    return operator;
  }
  const { exclusion, ...who } = await callerOf(request, door);
  const caller = { ...who, operator };
  if (call.access === ('player' satisfies Access) && caller.playerId === null) {
    return failure(401, 'unauthorized', 'sign in first');
  }
  if (exclusion !== null && !isOpenWhileExcluded(call)) {
    const about = { call: call.name, limit: exclusion };
    door.noteEvent?.({ kind: 'limit_met', playerId: caller.playerId, about });
    return restricted(exclusion);
  }
  const sent = { params: request.params, query: request.query, body: request.body ?? {} };
  const input: Record<string, unknown> = { ...caller };
  for (const [name, value] of Object.entries(sent)) {
    const parsed = parts[name as keyof typeof parts].safeParse(value);
    if (!parsed.success) return badRequest(name, parsed.error);
    input[name] = parsed.data;
  }
  if (call.confirmed && !(await caller.isConfirmed())) return UNCONFIRMED;
  const answer = await handler(input);
  for (const event of eventsOf(call, answer, caller.playerId)) door.noteEvent?.(event);
  return answer;
}

/**
 * A change asked for by another site's page is refused: the cookie alone proves nothing. Where a browser keeps the origin
 * to itself, it still says whether the page is another site's; programs that are no browsers say neither.
 */
function isForeign(call: Call, request: FastifyRequest, door: DoorKeys): boolean {
  if (call.method === 'GET') return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === undefined ? site === 'cross-site' : !door.trustedOrigins.has(origin);
}

async function callerOf(request: FastifyRequest, door: DoorKeys) {
  const sessionToken = readSession(request, door);
  const owner = sessionToken === null ? null : await door.findPlayer(sessionToken);
  return {
    sessionToken,
    playerId: owner?.playerId ?? null,
    exclusion: owner?.exclusion ?? null,
    browser: readBrowser(request),
    isConfirmed: async () =>
      sessionToken !== null && ((await door.isConfirmed?.(sessionToken)) ?? false),
    locale: callerLocale(request.headers['accept-language'], door.locales),
    ip: request.ip,
    country: countryOf(request.headers, door.countryHeader),
    testProviders: parseTestProviders(request.cookies['test_providers']),
    userAgent: request.headers['user-agent'] ?? null,
  } satisfies Omit<Caller<Call>, 'operator'> & { exclusion: BreakType | null };
}

function restricted(exclusion: BreakType): Answer<Call> {
  return failure(403, 'account_restricted', 'history and withdrawals alone, until it is over', {
    data: { details: exclusion },
  });
}

function badRequest(part: string, error: z.core.$ZodError): Answer<Call> {
  const { field, message } = faultOf(part, error);
  return failure(400, 'bad_request', `${field}: ${message}`, { field });
}

function send(
  response: FastifyReply,
  answer: Answer<Call>,
  { call, door }: { call: Call; door: DoorKeys },
): FastifyReply {
  // Odds change, and balances are private: neither a browser nor anything between keeps an answer.
  response.header('cache-control', 'no-store');
  if ('error' in answer) return response.code(answer.status).send({ error: answer.error });
  if (answer.session === null) clearSession(response, door);
  else if (answer.session) writeSession(response, answer.session, door);
  // Only of such a call it is sure that the token opens a session.
  else if (call.access === ('player' satisfies Access)) renameSession(response, door);
  if (answer.browser !== undefined) writeBrowser(response, answer.browser, door);
  response.code(answer.status).type('application/json; charset=utf-8');
  return response.send(textOf(answer, response));
}

const texts = new WeakMap<object, string>();

/** The reply as JSON, by its schema. An answer that many callers share is written once. */
function textOf(answer: Extract<Answer<Call>, { body: unknown }>, response: FastifyReply): string {
  const known = texts.get(answer);
  if (known !== undefined) return known;
  const text = response.serialize(answer.body);
  assert(typeof text === 'string', 'a reply is written as text');
  texts.set(answer, text);
  return text;
}

/**
 * The JSON Schema of what we write. Inputs are described: transforms happen at the reader. Formats and patterns are left
 * to zod: where a value may be one of several types the writer would check them by other rules, and fail on what was
 * accepted.
 */
function outgoing(schema: z.ZodMiniType): object {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.format;
      delete jsonSchema.pattern;
    },
  });
  described.set(schema, rest);
  return rest;
}
