import * as calls from '@touchline/wire/calls/operator-streams';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { inTransaction } from '../book/bets/in-transaction';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';
import { addStream, dropStream, isPlayable, readStreams } from './streams';

/** Says how streams are added to matches by hand. */
export function streamRoutes(router: Router, { db, clock, site }: OperatorDeps): void {
  router.on(calls.listAddedStreams, async ({ params }) => {
    const data = await readStreams(db, params.id);
    return data ? reply({ data }) : noMatch();
  });
  router.on(calls.addStream, async ({ params: { id }, body, operator }) => {
    if (!isPlayable(body.url, site.streamOrigins ?? [])) {
      const why = 'is none of the origins that the site names in stream_origins';
      return failure(400, 'bad_request', `body.url: ${why}`, { field: 'body.url' });
    }
    const result = await inTransaction(db, async (tx) => {
      const at = clock.now();
      const stream = { match_id: id, ...body, added_at: at, added_by: operator };
      const added = await addStream(tx, stream);
      if (!added.ok) return added;
      const details = { match_id: id, ...body };
      await logDecisions(tx, [{ at, operator, action: 'stream_added', details }]);
      return added;
    });
    if (result.ok) return reply({ data: result.value });
    if (result.error === 'no_match') return noMatch();
    return failure(409, 'conflict', 'the match has this stream already');
  });
  router.on(calls.removeStream, ({ params, operator }) =>
    db.transaction().execute(async (tx) => {
      const gone = await dropStream(tx, params.id);
      if (!gone) return failure(404, 'not_found', 'there is no such stream');
      const { match_id, url, name, countries } = gone;
      const details = { match_id, url, name, countries };
      await logDecisions(tx, [{ at: clock.now(), operator, action: 'stream_removed', details }]);
      return reply({});
    }),
  );
}

function noMatch() {
  return failure(404, 'not_found', 'there is no such match', { field: 'params.id' });
}
