import type { ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';

/** A match to come of which there is a stream. */
export async function shownAsVideo(server: ServerProcess): Promise<Match> {
  const { data } = await new Visitor(server).call(listMatches, {
    query: { sport_key: 'soccer', has_video: 'true', match_status: 'prematch', limit: 1 },
  });
  const [found] = data;
  if (!found) throw new Error('a match is shown as video');
  return found;
}
