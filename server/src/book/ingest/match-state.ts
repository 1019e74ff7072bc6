import type { Play } from './play';
import { unreachable } from '@touchline/domain/assert';
import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { StoredStatistics } from '../../db/schema';
import type {
  CancellationWithdrawn,
  FeedChange,
  LineCancelled,
  LineLost,
  LineName,
  LineNamed,
  LinePriced,
  LineSettled,
  LinesPriced,
  LinesStopped,
  MatchStatusChanged,
} from './change';
import { type Judging, judgedPrice, judgedSettlement, withoutSettlement } from './hold';
import {
  cancelled,
  type Line,
  lost,
  priced,
  reinstated,
  settled,
  stopped,
  unheardLine,
  unsettled,
} from './line';
import { type Cancel, cancelKeyOf, cancelOf, cancelsMeant, isWhole } from './cancels';
import { lineKeyOf } from './line-key';
import { mayFollow } from './match-order';
import { judgedName, named } from './naming';
import { type Moment, momentsBetween, type Telling } from './timeline';
import type { TrackedMap } from './tracked-map';

/** What changes may touch of one match, by the keys of its lines and cancels. It is changed in place. */
export interface MatchState {
  /** Whose feed it is about, which says what the numbers of its markets mean. */
  readonly provider: string;
  /** When it is to begin, ms since epoch. */
  readonly startTime: number;
  play: Play;
  readonly lines: TrackedMap<Line>;
  readonly cancels: TrackedMap<Cancel>;
  /** In the order in which they were told; only ever added to. */
  readonly moments: Moment[];
  /** The lines that a message priced, while nothing else has touched a line since; otherwise null. */
  told: readonly LinePriced[] | null;
}

/** A change that is about one match that is known. */
export type MatchChange = Extract<FeedChange, { match: string }>;

/** Applies one change to a match. */
export function applyToMatch(state: MatchState, change: MatchChange, telling: Telling): void {
  if (change.type === 'match_status_changed') return play(state, change, telling);
  if (change.type === 'lines_priced') return priceAll(state, change, telling);
  if (change.type === 'line_named') return name(state, change, telling);
  state.told = null;
  switch (change.type) {
    case 'line_priced':
      return price(state, change, telling);
    case 'line_lost':
      return lose(state, change);
    case 'lines_stopped':
      return stop(state, change);
    case 'line_settled':
      return settle(state, change, telling);
    case 'settlement_withdrawn':
      return become(state, change, (line) => withoutSettlement(unsettled(line)));
    case 'line_cancelled':
      return cancel(state, change, telling);
    case 'cancellation_withdrawn':
      return uncancel(state, change);
    default:
      return unreachable(change);
  }
}

/** A match that its fixture calls off takes no bets. One that is over stays over. */
export function callOff(state: MatchState): void {
  if (!mayFollow('fixture', state.play.status, MATCH_STATUS.notCovered)) return;
  state.play = { ...state.play, status: MATCH_STATUS.notCovered };
}

function play(state: MatchState, told: MatchStatusChanged, telling: Telling): void {
  const before = state.play;
  const { status, source, by = source.phase } = told;
  if (!mayFollow(by, before.status, status)) return;
  const stageCode = told.stageCode ?? (isSamePlay(before.status, status) ? before.stageCode : null);
  const now = { status, stageCode, statistics: merged(before.statistics, told.statistics) };
  state.play = now;
  state.moments.push(...momentsBetween(before, now, state.moments, telling));
}

/** Whether a stage that is left out is still the one that was told before. */
function isSamePlay(before: MatchStatus, now: MatchStatus): boolean {
  return before === now || (UNDER_WAY.has(before) && UNDER_WAY.has(now));
}

const UNDER_WAY: ReadonlySet<MatchStatus> = new Set([MATCH_STATUS.live, MATCH_STATUS.stopped]);

/** Scores that a message leaves out stay as they were; the clock is told each time, while there is one. */
function merged(before: StoredStatistics, told: StoredStatistics): StoredStatistics {
  return {
    ...before,
    ...told,
    total_score: told.total_score ?? before.total_score,
    period_score: told.period_score.length > 0 ? told.period_score : before.period_score,
    red_cards: told.red_cards ?? before.red_cards,
  };
}

function stop(state: MatchState, change: LinesStopped): void {
  for (const [key, line] of state.lines.entries()) {
    state.lines.set(key, stopped(line, change, state.provider));
  }
}

/** A line that was never heard of stays so. */
function lose(state: MatchState, change: LineLost): void {
  for (const [key, line] of state.lines.entries()) state.lines.set(key, lost(line, key, change));
}

/** A price told again changes nothing, so where nobody touched a line meanwhile only the moved ones count. */
function priceAll(
  state: MatchState,
  { lines, moved, before }: LinesPriced,
  telling: Telling,
): void {
  const stands = before !== null && state.told === before;
  for (const told of stands ? moved : lines) price(state, told, telling);
  state.told = lines;
}

function price(state: MatchState, told: LinePriced, telling: Telling): void {
  become(state, told, (line) => {
    const now = judgedPrice(line, priced(line, told), told.source, judging(state, telling));
    return judgedName(line, now, telling.at, telling.doubts?.findUnnamed);
  });
}

/** Prices stay as they were told, so what was priced by the message before still stands. */
function name(state: MatchState, change: LineNamed, { doubts }: Telling): void {
  const key = lineKeyOf(change);
  const line = state.lines.get(key);
  if (line) state.lines.set(key, named(line, change, doubts?.findUnnamed));
}

function settle(state: MatchState, told: LineSettled, telling: Telling): void {
  const { startTime, play: stands } = state;
  const hasBegun = !NOT_BEGUN.has(stands.status);
  become(state, told, (line) =>
    judgedSettlement(line, settled(line, told), { startTime, hasBegun }, judging(state, telling)),
  );
}

const NOT_BEGUN: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.prematch,
  MATCH_STATUS.notCovered,
]);

function judging({ provider }: MatchState, { at, isAnswer, doubts }: Telling): Judging {
  return { provider, at, isAnswer, doubts };
}

function become(state: MatchState, name: LineName, rule: (line: Line) => Line): void {
  const key = lineKeyOf(name);
  const line = state.lines.get(key) ?? unheardLine(name.marketId, name.specifier);
  state.lines.set(key, rule(line));
}

/** Without a window the line itself ends; with one only some of its bets do. */
function cancel(state: MatchState, change: LineCancelled, { isAnswer }: Telling): void {
  const entry = cancelOf(change);
  const key = cancelKeyOf(entry);
  // An answer to a request for recovery is made later than the message that it repeats, and reaches no further.
  const isKnown = isAnswer && entry.openEnd && cancelsMeant(state.cancels, change).length > 0;
  if (isKnown || state.cancels.get(key)) return;
  state.cancels.set(key, entry);
  if (isWhole(change)) become(state, change, cancelled);
}

function uncancel(state: MatchState, change: CancellationWithdrawn): void {
  const meant = cancelsMeant(state.cancels, change);
  for (const key of meant) state.cancels.delete(key);
  if (meant.length === 0 || !isWhole(change)) return;
  const isVoidStill = [...state.cancels.entries()].some(
    ([, other]) => lineKeyOf(other) === lineKeyOf(change) && isWhole(other),
  );
  if (!isVoidStill) become(state, change, reinstated);
}
