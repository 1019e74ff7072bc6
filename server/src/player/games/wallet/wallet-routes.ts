import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MoneyRules } from '@touchline/domain/players/standing';
import type { Kysely } from 'kysely';
import type { NoteEvent } from '../../../db/event-log';
import type { Database } from '../../../db/schema';
import type { NoteWin } from '../../../wallet/note-win';
import { checkSignature } from '../../payments/signature';
import { rawBodyOf, readRawBodies } from '../../raw-bodies';
import type { GameProviders } from '../game-provider';
import { answerOnWire, type WalletAnswer } from './wallet-answer';
import { walletCall } from './wallet-calls';
import { parseRequest, REQUEST_KINDS, type RequestKind } from './wallet-request';

/** Headers of a provider's requests; see `sign` for what the signature covers. */
export const TIMESTAMP_HEADER = 'x-games-timestamp';
export const SIGNATURE_HEADER = 'x-games-signature';

/** Where a provider asks for something, on the platform origin. */
export function walletPath(provider: string, kind: RequestKind): string {
  return `/api/games/${provider}/${kind}`;
}

export interface GameWalletDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  providers: GameProviders;
  /** Told of what games pay; left out, nobody is. */
  noteWin?: NoteWin;
  /** Takes note of stakes that a limit of the player's own stood against. */
  noteEvent?: NoteEvent;
  /** From whom stakes are taken; left out, from everybody. */
  moneyRules?: MoneyRules;
}

const BODY_LIMIT = 16 * 1024;

/**
 * The seamless wallet for providers of games (DESIGN §4.15); register it as a plug-in, since it reads bodies as raw
 * bytes. Each answer has the player's `balance` in subunits, or an `error` with its code: 400 for what is not readable,
 * 401 for what is not believed, 404 for a provider that is not ours, and those of `WALLET_REFUSALS`.
 */
export function gameWalletRoutes(app: FastifyInstance, deps: GameWalletDeps): Promise<void> {
  readRawBodies(app, BODY_LIMIT);
  for (const kind of REQUEST_KINDS) {
    app.route({
      method: 'POST',
      url: walletPath(':provider', kind),
      handler: (request, response) => answer(deps, kind, request, response),
    });
  }
  return Promise.resolve();
}

async function answer(
  deps: GameWalletDeps,
  kind: RequestKind,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const { clock, providers } = deps;
  const { provider: name } = request.params as { provider: string };
  const provider = providers.get(name);
  if (!provider) return response.code(404).send({ error: { code: 'provider_unknown' } });
  const body = rawBodyOf(request);
  const timestamp = one(request.headers[TIMESTAMP_HEADER]);
  const signature = one(request.headers[SIGNATURE_HEADER]);
  const believed = checkSignature(provider.key, { timestamp, signature, body }, clock.now());
  if (!believed.ok) {
    request.log.warn({ provider: name, refusal: believed.error }, 'game request not believed');
    return response.code(401).send({ error: { code: believed.error } });
  }
  const asked = parseRequest(kind, body);
  if (!asked.ok) {
    return response.code(400).send({ error: { code: 'bad_request', ...asked.error } });
  }
  const answered = await walletCall(deps, name, asked.value, clock.now());
  noteAnswer(answered, deps);
  const { status, body: told } = answerOnWire(answered);
  return response.code(status).header('cache-control', 'no-store').send(told);
}

function noteAnswer(
  answer: WalletAnswer,
  { noteWin, noteEvent }: Pick<GameWalletDeps, 'noteWin' | 'noteEvent'>,
): void {
  if (answer.ok) {
    if (answer.win) noteWin?.(answer.win);
  } else if (answer.limitOf !== undefined) {
    const limit = answer.detail === undefined ? {} : { limit: answer.detail };
    noteEvent?.({ kind: 'limit_met', playerId: answer.limitOf, about: { call: 'game', ...limit } });
  }
}

/** A header that came twice vouches for nothing. */
function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
