import { assert } from '@touchline/domain/assert';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { decimalText } from '@touchline/domain/decimal-text';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { betOfPosting } from '@touchline/domain/ledger/bet-of-posting';
import { factOf, kindOfPosting } from '@touchline/domain/ledger/transaction-kind';
import { STATEMENT_PATH, statementAsked } from '@touchline/wire/calls/wallet';
import { faultOf } from '@touchline/wire/calls/fault-of';
import { failure } from '@touchline/wire/calls/router';
import { strictly } from '@touchline/wire/calls/strictly';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { movementNames, type NameMovements } from './name-movements';
import { ownCurrency } from './own-currency';
import { transactionsOf, type Transaction } from './transactions';
import { unpaidReasons } from './unpaid-reasons';

export interface StatementDeps {
  db: Kysely<Database>;
  /** Who asks, by the session of the request; null when nobody is signed in. */
  playerOf(request: FastifyRequest): Promise<number | null>;
  /** Left out, bets have their refs alone. */
  nameMovements?: NameMovements;
}

/** The most rows of one file; whoever wants older ones narrows the time. */
export const MOST_LINES = 10_000;

const COLUMNS = [
  'time',
  'kind',
  'fact',
  'reference',
  'amount',
  'balance',
  'currency',
  // Of a withdrawal whose money came back; empty for everything else.
  'reason',
  // Of a movement of a bet; empty for everything else.
  'bet',
  // The bonus of that bet, or what paid a prize: a tournament and the place, a jackpot and its level.
  'bonus',
] as const;

/**
 * A statement as a file of comma-separated values (RFC 4180), newest first: at most 10,000 rows, and the header
 * `x-truncated: true` when there are more. It is no JSON, so it is no call of the contract.
 */
export function statementRoutes(
  app: FastifyInstance,
  { db, playerOf, nameMovements }: StatementDeps,
): void {
  app.route({
    method: 'GET',
    url: STATEMENT_PATH,
    handler: async (request, response) => {
      response.header('cache-control', 'no-store');
      const playerId = await playerOf(request);
      if (playerId === null) {
        const { error } = failure(401, 'unauthorized', 'sign in first');
        return response.code(401).send({ error });
      }
      const asked = strictly(statementAsked).safeParse(request.query);
      if (!asked.success) {
        const { field } = faultOf('query', asked.error);
        const { error } = failure(400, 'bad_request', `${field}: not usable`, { field });
        return response.code(400).send({ error });
      }
      const currency = asked.data.currency ?? (await ownCurrency(db, playerId));
      const slice = { limit: MOST_LINES + 1, offset: 0 };
      const rows = await transactionsOf(db, playerId, { ...asked.data, currency }, slice);
      const told = rows.slice(0, MOST_LINES);
      const reasons = await unpaidReasons(db, told);
      const names = await movementNames(told, nameMovements);
      return response
        .headers({
          'content-disposition': `attachment; filename="transactions-${currency}.csv"`,
          'x-content-type-options': 'nosniff',
          ...(rows.length > MOST_LINES && { 'x-truncated': 'true' }),
        })
        .type('text/csv; charset=utf-8; header=present')
        .send(statementText(told, currency, { reasons, names }));
    },
  });
}

/** The file's text: lines end with CR and LF, amounts are decimals with a point in units of the currency. */
export function statementText(
  rows: readonly Transaction[],
  currency: string,
  { reasons, names }: { reasons: ReadonlyMap<string, string>; names: Names },
): string {
  const subunits = knownCurrency(currency)?.subunits;
  assert(rows.length === 0 || subunits !== undefined, `${currency} is a currency of accounts`);
  const lines = rows.map(({ id, amount, balance, at }) => [
    at.toISOString(),
    kindOfPosting(id),
    fieldOf(factOf(id)),
    fieldOf(id),
    decimalText(amount, subunits ?? 1),
    decimalText(balance, subunits ?? 1),
    currency,
    reasons.get(id) ?? '',
    fieldOf(betField(id, names)),
    fieldOf(bonusField(id, names)),
  ]);
  return [COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

type Names = Awaited<ReturnType<typeof movementNames>>;

/** A bet by its ref and its name. */
function betField(id: string, names: Names): string {
  const bet = betOfPosting(id);
  return bet === null ? '' : [betRef(bet), names.get(id)?.about ?? []].flat().join(' ');
}

function bonusField(id: string, names: Names): string {
  const named = names.get(id);
  return (betOfPosting(id) === null ? named?.about : named?.bonus) ?? '';
}

/**
 * A field whose text is not ours alone: games name their own transactions. What a spreadsheet would take for a formula
 * is told apart by an apostrophe, and what would end the field is quoted.
 */
export function fieldOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
