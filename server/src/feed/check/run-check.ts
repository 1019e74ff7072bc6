import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { createIntake } from '../intake';
import { guessedFixture } from '../replay/guessed-fixture';
import type { Session } from '../replay/session';
import type { Fixture } from '../source';
import {
  compareCheckpoint,
  compareFinal,
  comparePlaced,
  compareRejected,
  compareSettled,
  type Difference,
} from './compare';
import type { Expected } from './expected';
import { readCancels, readState } from './state';

export const CHECKS = [
  'recovery requests',
  'checkpoints',
  'bets placed',
  'refused attempts',
  'bets settled',
  'final state',
] as const;
export type Check = (typeof CHECKS)[number];

/** How many agreed of how many, by kind, and the first that did not. */
export interface Outcome {
  readonly agreed: ReadonlyMap<Check, { agreed: number; of: number }>;
  readonly failure: { check: Check; line: number; difference: string } | null;
}

interface Due {
  readonly check: Check;
  readonly line: number;
  run(): Promise<Difference> | Difference;
}

/** Runs a session through parse, translate and ingest, line by line, and compares at every line with an answer. */
export async function runCheck(
  db: Kysely<Database>,
  session: Session,
  expected: Expected,
  log: (line: string) => void,
): Promise<Outcome> {
  const asked: RecoveryMade[] = [];
  let at = 0;
  const recover = (product: number, _after: number | null, requestId: number) => {
    asked.push({ after_time: at, product, request_id: requestId });
  };
  const intake = createIntake(
    {
      db,
      log,
      source: { recover },
      fixtures: { fixture: async (urn) => fixtureOf(urn, expected) },
    },
    { provider: 'betradar', run: null, nextRequestId: requestIdsOf(expected) },
  );
  const due = dueByLine(db, expected, asked, session.lines.length);
  const agreed = tally(due);
  for (const [index, line] of session.lines.entries()) {
    at = line.t;
    await intake.lines([line]);
    for (const each of due.get(index + 1) ?? []) {
      const difference = await each.run();
      if (difference !== null) return { agreed, failure: { ...each, difference } };
      const count = agreed.get(each.check);
      if (count) count.agreed += 1;
    }
  }
  return { agreed, failure: null };
}

type RecoveryMade = Expected['recovery_requests'][number];

/** Request ids of a recording are given: each producer's come in the order in which it was asked. */
function requestIdsOf({ recovery_requests: requests }: Expected) {
  const left = [...requests];
  return (producer: number, last: number): number => {
    const next = left.findIndex(({ product }) => product === producer);
    return left.splice(next, next < 0 ? 0 : 1)[0]?.request_id ?? last + 1;
  };
}

function dueByLine(
  db: Kysely<Database>,
  expected: Expected,
  asked: readonly RecoveryMade[],
  last: number,
): ReadonlyMap<number, readonly Due[]> {
  const state = () => readState(db, expected.event_id);
  const cancels = () => readCancels(db, expected.event_id);
  const all: Due[] = [
    ...expected.checkpoints.map((each) => ({
      check: 'checkpoints' as const,
      line: each.after_line,
      run: async () => compareCheckpoint(await state(), each),
    })),
    ...expected.bets.map((bet) => ({
      check: 'bets placed' as const,
      line: bet.after_line,
      run: async () => comparePlaced(await state(), bet),
    })),
    ...expected.rejected_attempts.map((attempt) => ({
      check: 'refused attempts' as const,
      line: attempt.after_line,
      run: async () => compareRejected(await state(), attempt),
    })),
    ...expected.bets.map((bet) => ({
      check: 'bets settled' as const,
      line: last,
      run: async () => compareSettled(await state(), await cancels(), bet),
    })),
    { check: 'recovery requests', line: last, run: () => compareRequests(asked, expected) },
    {
      check: 'final state',
      line: last,
      run: async () => compareFinal(await state(), await cancels(), expected),
    },
  ];
  const byLine = new Map<number, Due[]>();
  for (const each of all) byLine.set(each.line, [...(byLine.get(each.line) ?? []), each]);
  return byLine;
}

function compareRequests(asked: readonly RecoveryMade[], expected: Expected): Difference {
  const wanted = expected.recovery_requests.map(({ after_time, product, request_id }) => ({
    after_time,
    product,
    request_id,
  }));
  const [made, due] = [JSON.stringify(asked), JSON.stringify(wanted)];
  return made === due ? null : `asked for ${made}, expected ${due}`;
}

function tally(due: ReadonlyMap<number, readonly Due[]>) {
  const all = [...due.values()].flat();
  return new Map(
    CHECKS.map((check) => [
      check,
      { agreed: 0, of: all.filter((each) => each.check === check).length },
    ]),
  );
}

function fixtureOf(urn: string, expected: Expected): Fixture {
  const { home, away, sport, kickoff_ms: kickoff } = expected;
  const guessed = guessedFixture(urn, sport, kickoff);
  return {
    ...guessed,
    home: guessed.home && { ...guessed.home, name: home },
    away: guessed.away && { ...guessed.away, name: away },
  };
}
