import { listEvents } from '@touchline/wire/calls/operator-events';
import { reply, type Router } from '@touchline/wire/calls/router';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 100;

/** Says how significant events are read. */
export function eventRoutes(router: Router, { db }: Pick<OperatorDeps, 'db'>): void {
  router.on(listEvents, async ({ query }) => {
    const { kind: kinds, player_id: playerId, from, to, before, limit = USUAL_LIMIT } = query;
    // An empty list of kinds asks for none of them.
    if (kinds?.length === 0) return reply({ data: [], next: null });
    const rows = await db
      .selectFrom('significant_events')
      .selectAll()
      .$if(kinds !== undefined, (asked) => asked.where('kind', 'in', kinds ?? []))
      .$if(playerId !== undefined, (asked) => asked.where('player_id', '=', playerId ?? 0))
      .$if(from !== undefined, (asked) => asked.where('at', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (asked) => asked.where('at', '<', new Date(to ?? 0)))
      .$if(before !== undefined, (asked) => asked.where('id', '<', BigInt(before ?? 0)))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const data = rows.slice(0, limit).map((row) => ({
      ...row,
      id: Number(row.id),
      at: row.at.toISOString(),
      last_at: row.last_at.toISOString(),
    }));
    return reply({ data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null });
  });
}
