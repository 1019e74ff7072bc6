import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { factOf, kindOfPosting } from '@touchline/domain/ledger/transaction-kind';
import { minor } from '@touchline/domain/money';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { listTransactions as listTransactionsCall } from '@touchline/wire/calls/wallet';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { movementNames, type NameMovements } from './name-movements';
import { ownCurrency } from './own-currency';
import { pageOf, paginationOf } from '../../paging';
import { ROWS } from './rows-of-a-page';
import { countTransactions, transactionsOf } from './transactions';
import { unpaidReasons } from './unpaid-reasons';

/** A page of the movements of one of a player's accounts (SPEC §2 "/profile/wallet/transactions"), all counted at one moment. */
export function listTransactions(
  db: Kysely<Database>,
  { playerId, nameMovements }: { playerId: number; nameMovements?: NameMovements | undefined },
  asked: Parsed<typeof listTransactionsCall>['query'],
): Promise<ReplyOf<typeof listTransactionsCall>> {
  const page = pageOf(asked, ROWS);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const currency = asked.currency ?? (await ownCurrency(tx, playerId));
      const wanted = { ...asked, currency };
      const rows = await transactionsOf(tx, playerId, wanted, page);
      const subunits = knownCurrency(currency)?.subunits ?? 1;
      assert(rows.length === 0 || knownCurrency(currency), `${currency} is one of accounts`);
      const reasons = await unpaidReasons(tx, rows);
      const names = await movementNames(rows, nameMovements);
      const data = rows.map(({ id, amount, balance, at }) => ({
        id,
        kind: kindOfPosting(id),
        fact: factOf(id),
        currency,
        subunits,
        amount: onWire(minor(amount)),
        balance: onWire(minor(balance)),
        reason: reasons.get(id) ?? null,
        about: names.get(id)?.about ?? null,
        bonus: names.get(id)?.bonus ?? null,
        paid_by: names.get(id)?.paidBy ?? null,
        at: at.toISOString(),
      }));
      const total = await countTransactions(tx, playerId, wanted);
      return { data, pagination: paginationOf(page, total) };
    });
}
