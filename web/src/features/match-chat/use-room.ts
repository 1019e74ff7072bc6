import { useQuery } from '@tanstack/react-query';
import { getChat } from '@touchline/wire/calls/match-chat';
import { chatEvent } from '@touchline/wire/push/chat-events';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useConnection } from '../../live/connection-context';
import { useSession } from '../../state/session';
import { growingWait } from '../../ui/growing-wait';
import { changeRoom, EMPTY_ROOM } from './room-state';

/** The room of a match: what is said in it, from the last page on, as it is said. */
export function useRoom(matchId: number) {
  const api = useApi();
  const playerId = useSession(({ player }) => player?.id ?? null);
  const [state, change] = useReducer(changeRoom, EMPTY_ROOM);
  const asked = apiQuery(api, getChat, { params: { id: matchId } });
  // Each reader has a place of their own in the room; what was read before is old.
  const room = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, playerId],
    gcTime: 0,
    // A reply that says the same as before makes whole what was missed between the two.
    structuralSharing: false,
  });
  const { data, refetch } = room;
  useEffect(() => {
    if (data) change({ type: 'read', reply: data });
  }, [data]);
  useFollowed(data?.stream, change, refetch);
  useReadUntilWhole(state.missedAfter !== null && room.isError && !room.isFetching, refetch);
  const [isReading, setReading] = useState(false);
  const readEarlier = async () => {
    const [first] = state.messages;
    if (!first || isReading) return;
    setReading(true);
    try {
      const query = { before: first.id };
      const reply = await api.call(getChat, { params: { id: matchId }, query });
      change({ type: 'read_earlier', reply });
    } catch {
      // The button is still there to be pressed again.
    }
    setReading(false);
  };
  const readAtEnd = () => {
    change({ type: 'at_end' });
    // What came while they read far back.
    if (state.missedAfter !== null && !room.isError) void refetch({ cancelRefetch: false });
  };
  return { room, state, change, readEarlier, readAtEnd, isReading };
}

/** How long to wait before a room is read again of which something was missed, in ms. */
const AGAIN = { least: 5000, most: 60_000 };

/** What was missed is asked for until it is there. */
function useReadUntilWhole(hasFailed: boolean, readAgain: () => unknown): void {
  const failures = useRef(0);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => void readAgain(), growingWait(failures.current, AGAIN));
    failures.current += 1;
    return () => clearTimeout(timer);
  }, [hasFailed, readAgain]);
}

type Room = ReturnType<typeof useRoom>;

function useFollowed(
  position: NonNullable<Room['room']['data']>['stream'] | undefined,
  change: Room['change'],
  readAgain: () => unknown,
): void {
  const connection = useConnection();
  const { channel, epoch, offset } = position ?? {};
  useEffect(() => {
    if (!connection || channel === undefined || epoch === undefined || offset === undefined) return;
    return connection.followChannel(
      { channel, epoch, offset },
      {
        heard: (told) => {
          const read = chatEvent.safeParse(told);
          if (read.success) change({ type: 'heard', event: read.data });
        },
        missed: () => {
          change({ type: 'missed' });
          void readAgain();
        },
      },
    );
    // A newer position is no reason to follow anew: the stream already goes on from the first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connection, channel]);
}
