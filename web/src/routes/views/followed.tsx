import type { ReadOf } from '@touchline/wire/calls/call';
import type { listLines } from '@touchline/wire/calls/catalogue';
import { useFollowMatches } from '../../live/connection-context';

type Stream = ReadOf<typeof listLines>['streams'][number];

/** Follows every match of a reply, each from its own position. Shows nothing. */
export function Followed({ streams }: { streams: readonly Stream[] }) {
  return streams.map((each) => <FollowedOne key={each.match_id} {...each} />);
}

function FollowedOne({ match_id: id, stream }: Stream) {
  useFollowMatches([id], stream);
  return null;
}
