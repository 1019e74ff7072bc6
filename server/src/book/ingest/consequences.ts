import { isDeepStrictEqual } from 'node:util';
import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { stageKey } from '@touchline/domain/feed/stage';
import { matchChannel } from '@touchline/wire/push/channels';
import type { PushEventSent } from '@touchline/wire/push/events';
import { cardMarkets } from '../card-markets';
import { changedCard } from './card';
import type { HeldMatch } from './held-match';
import { offered, waitsForName } from './hold';
import { newAthletes } from './line-athletes';
import { isOnOffer, type Line, looksSame, sameLine } from './line';
import { lineKeyOf } from './line-key';
import type { Announcement, Writes } from './pending-writes';

/** A line as it was offered and as it is now. */
interface ChangedLine {
  readonly before: Line | undefined;
  readonly line: Line;
  readonly visible: boolean;
  /** It was on offer while names were missing, and has them now. */
  readonly isRenamed: boolean;
}

/**
 * Adds what a match's changes leave behind: its rows, what is announced, and which bets are looked at again. Its
 * version and count become those that are written.
 */
export function addMatchWrites(match: HeldMatch, writes: Writes): void {
  const changed = changedLines(match);
  const visible = changed.filter((each) => each.visible);
  const { play } = match.state;
  const playChanged = play !== match.storedPlay && !isDeepStrictEqual(match.storedPlay, play);
  const grows = visible.length > 0 || playChanged;
  const version = match.version + (grows ? 1 : 0);
  for (const { line, visible: seen } of changed) {
    writes.lines.push({ matchId: match.id, version: seen ? version : 0, line });
  }
  for (const { before, line } of changed) {
    const urns = newAthletes(before, line);
    writes.athletes.push(...urns.map((urn) => ({ matchId: match.id, urn })));
  }
  addHolds(match, writes);
  addSettling(match, changed, writes);
  addMoments(match, writes);
  if (!grows) return;
  const available = match.available + changed.reduce((sum, each) => sum + offerChange(each), 0);
  const shown = visible.map(({ line }) => line);
  const card = changedCard(match, shown, version);
  writes.matches.push({ id: match.id, version, available, card });
  if (playChanged) {
    writes.plays.push({ id: match.id, play });
    writes.announcements.push(...playAnnounced(match, version));
  }
  writes.announcements.push(...linesAnnounced(match, visible, version, available));
  match.version = version;
  match.available = available;
}

function changedLines({ state }: HeldMatch): ChangedLine[] {
  const changed: ChangedLine[] = [];
  for (const { before: told, now } of state.lines.edits()) {
    if (!now || (told && sameLine(told, now))) continue;
    const [before, line] = [told && offered(told), offered(now)];
    const isNamed = Boolean(told?.hold?.naming) && !now.hold?.naming;
    const isRenamed = isNamed && before !== undefined && isOnOffer(before);
    const isOther = !before || !looksSame(before, line);
    // Of a line that has no name yet nobody needs to know.
    const isUnheard = waits(now) && (!told || waits(told));
    changed.push({ before, line, isRenamed, visible: (isOther && !isUnheard) || isRenamed });
  }
  return changed;
}

function waits({ hold }: Line): boolean {
  return hold !== null && waitsForName(hold);
}

/** Of a line that is held, or was, what its feed says is written too. */
function addHolds({ id, state }: HeldMatch, writes: Writes): void {
  for (const { before, now } of state.lines.edits()) {
    if (!now || (!now.hold && !before?.hold) || (before && sameLine(before, now))) continue;
    (now.hold ? writes.linesHeld : writes.linesReleased).push({ matchId: id, line: now });
  }
}

function offerChange({ before, line }: ChangedLine): number {
  return Number(isOnOffer(line)) - Number(before !== undefined && isOnOffer(before));
}

/**
 * Bets are looked at again where results changed, or where the bets that are void did. A line of which
 * only the void bets changed is written as it was: that waits for bets on it that are being placed, so
 * that whoever looks at the line's bets sees them.
 */
function addSettling(
  { id, state }: HeldMatch,
  changed: readonly ChangedLine[],
  writes: Writes,
): void {
  const edits = state.cancels.edits();
  const made = edits.flatMap(({ before, now }) => (!before && now ? [now] : []));
  const undone = edits.flatMap(({ before, now }) => (before && !now ? [before] : []));
  for (const cancel of made) writes.cancelsMade.push({ matchId: id, cancel });
  for (const cancel of undone) writes.cancelsUndone.push({ matchId: id, cancel });
  const resulted = changed.filter((each) => resultsChanged(each)).map(({ line }) => line);
  const lines = new Map([...resulted, ...made, ...undone].map((each) => [lineKeyOf(each), each]));
  for (const [key, { marketId, specifier }] of lines) {
    writes.toSettle.push({ matchId: id, marketId, specifier });
    const isWritten = changed.some((each) => lineKeyOf(each.line) === key);
    const line = isWritten ? undefined : state.lines.get(key);
    if (line) writes.lines.push({ matchId: id, version: 0, line: offered(line) });
  }
}

function resultsChanged({ before, line }: ChangedLine): boolean {
  const old = { results: before?.results ?? null, deadHeats: before?.deadHeats ?? null };
  return !isDeepStrictEqual(old, { results: line.results, deadHeats: line.deadHeats });
}

function addMoments({ id, state, storedMoments }: HeldMatch, writes: Writes): void {
  for (const [index, moment] of state.moments.slice(storedMoments).entries()) {
    writes.moments.push({ matchId: id, ordinal: storedMoments + index + 1, moment });
  }
}

function playAnnounced({ id, state }: HeldMatch, version: number): Announcement[] {
  const { status, stageCode } = state.play;
  const { field: _field, ...statistics } = state.play.statistics;
  const message = { match_id: id, version, status, stage: stageKey(stageCode), statistics };
  const event: PushEventSent = { event_name: 'match_status_changed', message };
  return [matchChannel(id), 'updates'].map((channel) => announced(channel, event, false));
}

/** Everything on the match's own channel; on the lists' channel only the main market, and the count. */
function linesAnnounced(
  match: HeldMatch,
  changed: readonly ChangedLine[],
  version: number,
  available: number,
): Announcement[] {
  if (changed.length === 0) return [];
  const { main: numbers } = cardMarkets(match.sportKey, match.state.provider, match.type);
  const listed = changed.filter(({ line }) => numbers.includes(line.marketId));
  const counted = available === match.available ? {} : { available_markets: available };
  const about = { match_id: match.id, version, ...counted };
  const announcement = (channel: string, lines: readonly ChangedLine[]) => {
    const message = { ...about, markets: lines.map(marketChange) };
    return announced(channel, { event_name: 'markets_changed', message }, lines.some(isClosing));
  };
  const onMatch = announcement(matchChannel(match.id), changed);
  if (listed.length === 0 && available === match.available) return [onMatch];
  return [onMatch, announcement('updates', listed)];
}

function isClosing({ before, line }: ChangedLine): boolean {
  return before?.status === MARKET_STATUS.active && line.status !== MARKET_STATUS.active;
}

/** When a line stops taking bets is told only where that changed, which is rarely. */
function marketChange({ before, line, isRenamed }: ChangedLine) {
  const { marketId, specifier, status, favourite, outcomes, nextBetStop } = line;
  const stop = nextBetStop === null ? null : new Date(nextBetStop).toISOString();
  return {
    id: marketId,
    specifier,
    status,
    most_balanced: favourite,
    ...(isRenamed ? { renamed: true } : {}),
    ...(nextBetStop === (before?.nextBetStop ?? null) ? {} : { next_bet_stop: stop }),
    outcomes: Object.entries(outcomes).map(([id, { odds, active }]) => ({ id, active, odds })),
  };
}

function announced(channel: string, event: PushEventSent, urgent: boolean): Announcement {
  return { channel, eventName: event.event_name, message: event.message, urgent };
}
