import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchStatusChanged } from './change';
import type { StatusTeller } from './match-order';
import { applyToMatch, callOff, type MatchState } from './match-state';
import { aMatchState, play } from '@touchline/testkit/feed/ingest/changes';

const STATUSES = Object.values(MATCH_STATUS);

function stateWith(status: MatchStatus): MatchState {
  const { statistics } = play(0, { home: 1 });
  return aMatchState({ play: { status, stageCode: 7, statistics } });
}

function said(teller: StatusTeller, status: MatchStatus, home?: number): MatchStatusChanged {
  const told = { ...play(0, home === undefined ? {} : { home }), status };
  if (teller === 'fixture' || teller === 'schedule') return { ...told, by: teller };
  return { ...told, source: { producer: 1, phase: teller } };
}

const tell = (state: MatchState, change: MatchStatusChanged) =>
  applyToMatch(state, change, { at: 1, isAnswer: false });

/** For each status, those that may follow it. 0 is to come, 1 live, 2 stopped, 3 ended, 4 finished, 5 not played. */
test.each<[StatusTeller, Record<MatchStatus, string>]>([
  ['live', { 0: '012345', 1: '12345', 2: '12345', 3: '12345', 4: '4', 5: '012345' }],
  ['prematch', { 0: '012345', 1: '', 2: '', 3: '', 4: '', 5: '012345' }],
  ['other', { 0: '012345', 1: '12345', 2: '12345', 3: '12345', 4: '14', 5: '012345' }],
  ['fixture', { 0: '5', 1: '5', 2: '5', 3: '', 4: '', 5: '5' }],
  ['schedule', { 0: '012345', 1: '34', 2: '34', 3: '34', 4: '4', 5: '345' }],
])('what may follow what, by word of %s', (teller, table) => {
  for (const before of STATUSES) {
    const taken = STATUSES.filter((now) => {
      const state = stateWith(before);
      tell(state, said(teller, now, 3));
      const isTaken = state.play.statistics.total_score?.home === 3;
      expect(state.play.status).toBe(isTaken ? now : before);
      return isTaken;
    });
    expect({ before, taken: taken.join('') }).toEqual({ before, taken: table[before] });
  }
});

test('a fixture that is called off and a message that says so come to the same', () => {
  for (const before of STATUSES) {
    const [state, other] = [stateWith(before), stateWith(before)];
    callOff(state);
    tell(other, said('fixture', MATCH_STATUS.notCovered));
    expect(state.play.status).toBe(other.play.status);
  }
});

const message = fc.record({
  teller: fc.constantFrom<StatusTeller[]>('live', 'prematch', 'fixture', 'schedule'),
  status: fc.constantFrom(...STATUSES),
  home: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
  stage: fc.constantFrom(null, 6, 7),
});

test('whatever is said in whatever order, what has begun is not to come again, and what is final stays', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
      const state = stateWith(MATCH_STATUS.prematch);
      for (const { teller, status, home, stage } of messages) {
        const { play: before } = state;
        tell(state, { ...said(teller, status, home), stageCode: stage });
        const { play: now } = state;
        if (before.status === MATCH_STATUS.finished) expect(now.status).toBe(before.status);
        const hasBegun =
          before.status >= MATCH_STATUS.live && before.status <= MATCH_STATUS.finished;
        if (hasBegun) expect(now.status).not.toBe(MATCH_STATUS.prematch);
        expect(now.statistics.total_score).not.toBeNull();
        const isUnderWay = [before, now].every((each) => each.status === MATCH_STATUS.live);
        if (isUnderWay && before.stageCode !== null) expect(now.stageCode).not.toBeNull();
      }
    }),
    { numRuns: 200 },
  );
});
