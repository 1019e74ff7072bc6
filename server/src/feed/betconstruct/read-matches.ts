import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import type { FeedChange, LinesStopped } from '../../book/ingest/change';
import type { Catalogue } from './catalogue';
import {
  type KnownMatch,
  limitChanged,
  type MatchMemory,
  matchUrn,
  PRODUCER,
  statusOnly,
} from './match-memory';
import {
  bookingSchema,
  type Envelope,
  marketSchema,
  matchSchema,
  statSchema,
  voidSchema,
} from './messages';
import { idOf, parseAs } from './parse';
import type { Told } from './reading';
import { marketChanges } from './translate-market';
import { fixtureOf, isNewFixture, learnMatch, statusChanged } from './translate-match';
import { endsMatch, statisticsOf } from './translate-stat';
import { voidChanges } from './voids';

/** All that the feed has told so far. */
export interface Known {
  readonly memory: MatchMemory;
  readonly catalogue: Catalogue;
}

/** What comes of the objects of a message while they are taken one by one. */
interface Taking extends Known {
  readonly changes: FeedChange[];
  readonly refused: string[];
  readonly lost: Map<string, number>;
  /** Ms since epoch. */
  readonly at: number;
}

type Take = (object: unknown, taking: Taking) => void;

/** What documented commands bring that are about matches; a MatchUpdate is told apart by its type. */
const TAKERS: Readonly<Record<string, Take>> = {
  SubscribeMatches: takeWholeMatch,
  SubscribePreMatch: takeWholeMatch,
  GetMatchById: takeWholeMatch,
  'MatchUpdate Match': takeMatch,
  'MatchUpdate Market': takeMarket,
  'MatchUpdate MatchStat': takeStat,
  MatchStat: takeStat,
  VoidNotification: takeVoid,
  UnBookedObject: takeUnbooked,
  // The match itself is asked for then; neither this nor a sign of life says more.
  BookedObject: () => {},
  HeartBeat: () => {},
};

/** What a message about matches says; `at` is when it came, ms since epoch. */
export function matchChanges({ Command, Type, Objects }: Envelope, at: number, known: Known): Told {
  const name = Command === 'MatchUpdate' ? `${Command} ${Type}` : Command;
  const take = Object.hasOwn(TAKERS, name) ? TAKERS[name] : undefined;
  if (!take) return { changes: [], refused: [`${name} is not a documented command`] };
  const taking: Taking = { ...known, changes: [], refused: [], lost: new Map(), at };
  for (const object of Objects ?? []) take(object, taking);
  return taking;
}

/** Fixtures that read differently since something above them has another name. */
export function renamedFixtures({ memory, catalogue }: Known): FeedChange[] {
  return [...memory.matches.values()].flatMap((match) => {
    const { fixture, competitionId } = match;
    if (fixture === null || competitionId === null) return [];
    const place = catalogue.placeOf(competitionId);
    if ('missing' in place) return [];
    const renamed = { ...fixture, ...place };
    return isNewFixture(match, renamed) ? [{ type: 'fixture_known', fixture: renamed }] : [];
  });
}

/** Closes what should have begun by `at`, ms since epoch, and forgets what is long over. */
export function timePassed(at: number, memory: MatchMemory): FeedChange[] {
  memory.forgetOld(at);
  return [...memory.matches.values()].flatMap((match) => limitChanged(match, at));
}

/** A match of which nothing could be learnt takes no bets until it is told again. */
export function closeMatch(matchId: number, memory: MatchMemory): FeedChange[] {
  const match = memory.matches.get(matchId);
  if (!match) return [stopOf(matchId)];
  match.isBooked = false;
  return [...limitChanged(match, match.touchedAt), stopOf(matchId)];
}

function takeMatch(object: unknown, taking: Taking): void {
  takeAnyMatch(object, taking, false);
}

/** All of a match is told: what is not in it is not on offer any more. */
function takeWholeMatch(object: unknown, taking: Taking): void {
  takeAnyMatch(object, taking, true);
}

function takeAnyMatch(object: unknown, taking: Taking, isWhole: boolean): void {
  const { changes, memory, at } = taking;
  const told = parseAs(matchSchema, object, 'match');
  const fixture = told.ok ? fixtureOf(told.value, taking.catalogue) : told;
  if (!told.ok || !fixture.ok) {
    const id = idOf(object);
    if (!fixture.ok) taking.refused.push(fixture.error);
    if (!told.ok && id !== null) taking.lost.set(told.error, id);
    if (id !== null) changes.push(...closeMatch(id, memory));
    return;
  }
  const match = memory.match(told.value.Id, at);
  if (!learnMatch(match, told.value)) return;
  if (isNewFixture(match, fixture.value)) {
    changes.push({ type: 'fixture_known', fixture: fixture.value });
  }
  changes.push(statusChanged(match), ...limitChanged(match, at));
  const markets = told.value.MarketsList ?? [];
  if (isWhole) changes.push(...withoutUnlisted(match, markets));
  for (const each of markets) takeMarket(each, taking);
}

/** Lines that the book has from before, and those in memory, unless they are listed: those are told right after. */
function withoutUnlisted(match: KnownMatch, listed: readonly unknown[]): FeedChange[] {
  const ids = new Set(listed.map((each) => idOf(each)));
  for (const [marketId, line] of match.lines) {
    if (!ids.has(marketId) && !line.isSettled) line.own = MARKET_STATUS.inactive;
  }
  return [stopOf(match.id)];
}

function takeMarket(object: unknown, taking: Taking): void {
  const { memory, catalogue } = taking;
  const told = parseAs(marketSchema, object, 'market');
  const changes = told.ok
    ? marketChanges(told.value, memory.match(told.value.MatchId, taking.at), memory, catalogue)
    : told;
  if (changes.ok) {
    taking.changes.push(...changes.value);
    return;
  }
  taking.refused.push(changes.error);
  const marketId = idOf(object);
  const match = marketId === null ? undefined : memory.matchOfMarket(marketId);
  if (!told.ok && match) taking.lost.set(told.error, match.id);
  taking.changes.push(...suspended(marketId, memory));
}

/** What could not be read may have been another price: the one that is known is not to be had any more. */
function suspended(marketId: number | null, memory: MatchMemory): FeedChange[] {
  if (marketId === null) return [];
  const match = memory.matchOfMarket(marketId);
  const line = match?.lines.get(marketId);
  if (!match || !line || line.isSettled) return [];
  line.own = MARKET_STATUS.suspended;
  return [statusOnly(match, line)];
}

function takeStat(object: unknown, taking: Taking): void {
  const told = parseAs(statSchema, object, 'stat');
  if (!told.ok) return void taking.refused.push(told.error);
  const match = taking.memory.matches.get(told.value.EventId);
  if (!match?.fixture) {
    taking.refused.push(`stat of match ${told.value.EventId}: the match is not known`);
    return;
  }
  match.touchedAt = taking.at;
  match.statistics = statisticsOf(told.value);
  const ends = endsMatch(told.value);
  if (ends !== null) {
    match.isFinished = ends;
    if (match.stage !== 'cancelled') match.stage = ends ? 'over' : 'live';
  }
  taking.changes.push(statusChanged(match), ...limitChanged(match, taking.at));
}

function takeVoid(object: unknown, taking: Taking): void {
  const told = parseAs(voidSchema, object, 'void notification');
  const changes = told.ok ? voidChanges(told.value, taking.memory) : told;
  if (changes.ok) taking.changes.push(...changes.value);
  else taking.refused.push(changes.error);
}

/** What is said of the other offer, the one before play or the one in it, says nothing of this one. */
function takeUnbooked(object: unknown, taking: Taking): void {
  const told = parseAs(bookingSchema, object, 'unbooked object');
  if (!told.ok) return void taking.refused.push(told.error);
  const match = taking.memory.matches.get(told.value.ObjectId);
  if (!match || (match.isLive || match.stage === 'live') !== told.value.IsLive) return;
  match.isBooked = false;
  taking.changes.push(...limitChanged(match, taking.at));
}

function stopOf(matchId: number): LinesStopped {
  return {
    type: 'lines_stopped',
    match: matchUrn(matchId),
    producer: PRODUCER,
    groups: ['all'],
    status: MARKET_STATUS.inactive,
  };
}
