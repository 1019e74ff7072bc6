import * as calls from '@touchline/wire/calls/operator-chat';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { pageOf, paginationOf } from '../paging';
import { banPlayer, readBans, readMessages, removeMessages } from './chat';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 50;
const HOUR_MS = 3_600_000;

/** Says how what players say about matches is looked at, and what is decided about it. */
export function chatRoutes(router: Router, deps: OperatorDeps): void {
  messageRoutes(router, deps);
  banRoutes(router, deps);
}

function messageRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.listChatMessages, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await readMessages(db, query, page);
    return reply({ data: rows, pagination: paginationOf(page, total) });
  });
  router.on(calls.removeChatMessage, ({ params: { id }, body, operator }) =>
    db.transaction().execute(async (tx) => {
      const at = clock.now();
      const gone = await removeMessages(tx, { id }, { operator, at });
      const { rows } = await readMessages(tx, { id }, { limit: 1, offset: 0 });
      const [data] = rows;
      if (!data) return failure(404, 'not_found', 'there is no such message');
      if (gone.length > 0) {
        const { match_id, player_id: playerId, text } = data;
        const details = { message_id: id, match_id, text, ...body };
        await logDecisions(tx, [
          { at, operator, action: 'chat_message_removed', playerId, details },
        ]);
      }
      return reply({ data });
    }),
  );
}

function banRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.listChatBans, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await readBans(db, page, clock.now());
    return reply({ data: rows, pagination: paginationOf(page, total) });
  });
  router.on(calls.banFromChat, ({ params: { id: playerId }, body, operator }) =>
    db.transaction().execute(async (tx) => {
      const at = clock.now();
      const until = body.hours === null ? null : new Date(at.getTime() + body.hours * HOUR_MS);
      const { reason } = body;
      const ban = { player_id: playerId, banned_at: at, banned_by: operator, until, reason };
      const data = await banPlayer(tx, ban);
      if (!data) return failure(404, 'not_found', 'there is no such player');
      const removed = body.remove_messages
        ? await removeMessages(tx, { playerId }, { operator, at })
        : [];
      const details = { until: data.until, reason, removed };
      await logDecisions(tx, [{ at, operator, action: 'chat_banned', playerId, details }]);
      return reply({ data });
    }),
  );
  router.on(calls.unbanFromChat, ({ params: { id: playerId }, operator }) =>
    db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('chat_bans')
        .where('player_id', '=', playerId)
        .returning('player_id')
        .executeTakeFirst();
      if (!gone) return failure(404, 'not_found', 'nobody has banned this player');
      await logDecisions(tx, [{ at: clock.now(), operator, action: 'chat_unbanned', playerId }]);
      return reply({});
    }),
  );
}
