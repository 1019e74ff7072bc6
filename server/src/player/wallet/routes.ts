import { failure, reply, type Router } from '@touchline/wire/calls/router';
import * as calls from '@touchline/wire/calls/wallet';
import { depositsOf } from '../deposits/list-deposits';
import { accountsOf } from '../players';
import type { WithdrawalDeps } from '../withdrawals/ask-withdrawal';
import { withdrawalRoutes } from '../withdrawals/routes';
import { listTransactions } from './list-transactions';
import type { NameMovements } from './name-movements';
import { openAccount } from './open-account';
import { pageOf } from '../../paging';
import { ROWS } from './rows-of-a-page';

export interface WalletDeps extends WithdrawalDeps {
  clock: { now(): Date };
  /** Left out, bets have their refs alone. */
  nameMovements?: NameMovements;
}

/** The player's money: accounts, movements, what was paid in, and withdrawals (SPEC §7 "Platform API"). */
export function walletRoutes(router: Router, deps: WalletDeps): void {
  const { db, clock } = deps;
  router.on(calls.openAccount, async ({ body, playerId }) => {
    const { currency } = body;
    if (!(await openAccount(db, playerId, currency))) {
      return failure(400, 'bad_request', 'no accounts in this currency', {
        field: 'body.currency',
      });
    }
    return reply({ data: await accountsOf(db, playerId) });
  });
  router.on(calls.listTransactions, async ({ query, playerId }) =>
    reply(await listTransactions(db, { playerId, nameMovements: deps.nameMovements }, query)),
  );
  router.on(calls.listDeposits, async ({ query, playerId }) =>
    reply(await depositsOf(db, playerId, pageOf(query, ROWS), clock.now())),
  );
  withdrawalRoutes(router, deps);
}
