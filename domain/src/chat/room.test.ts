import { expect, test } from 'vitest';
import { MATCH_STATUS } from '../bets/market-status';
import { isRoomOpen, TALK_AFTER_MS } from './room';

const START = 1_000_000;

test.each(['prematch', 'live', 'stopped', 'notCovered'] as const)(
  'there is talk about a match that is %s',
  (name) => {
    const match = { status: MATCH_STATUS[name], startTime: START };
    expect(isRoomOpen(match, START + 10 * TALK_AFTER_MS)).toBe(true);
  },
);

test.each(['closed', 'finished'] as const)(
  'for the rest of its day about one that is %s',
  (name) => {
    const match = { status: MATCH_STATUS[name], startTime: START };
    expect(isRoomOpen(match, START + TALK_AFTER_MS - 1)).toBe(true);
    expect(isRoomOpen(match, START + TALK_AFTER_MS)).toBe(false);
  },
);
