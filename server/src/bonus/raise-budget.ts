import { type RaiseFault, raiseFault } from '@touchline/domain/bonus/raise-budget';
import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { CampaignRow } from './issue';
import { budgetOf, type Money } from './spending';

/** A campaign whose budget was raised, and what it was before; null where it stays as it was. */
interface Raised {
  row: CampaignRow;
  from: Money | null;
}

/** Raises what a campaign may give in all; who got nothing for want of it is due it still. It holds the campaign. */
export async function raiseBudget(
  tx: Transaction<Database>,
  { id, to }: { id: number; to: Money },
): Promise<Result<Raised, RaiseFault | 'not_found' | 'ended'>> {
  const held = await tx
    .selectFrom('bonus_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) return refused('not_found');
  if (held.status === 'ended') return refused('ended');
  const budget = budgetOf(held);
  const fault = raiseFault(budget && { ...budget, spent: minor(held.spent) }, to);
  if (fault) return refused(fault);
  if (budget?.amount === to.amount) return ok({ row: held, from: null });
  const row = await tx
    .updateTable('bonus_campaigns')
    .set({ budget: to.amount })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok({ row, from: budget });
}
