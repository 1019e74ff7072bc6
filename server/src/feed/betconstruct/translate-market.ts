import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/bets/market-status';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { FeedChange, NamesKnown } from '../../book/ingest/change';
import type { StoredOutcomes } from '../../db/schema';
import { scaledDecimal } from '../uof/decimal';
import type { Catalogue } from './catalogue';
import { about, type LineSpelling, lineOf, outcomeIdOf, selectionUrn } from './line-names';
import {
  type KnownLine,
  type KnownMatch,
  lineNameOf,
  type MatchMemory,
  SOURCE,
  stricter,
} from './match-memory';
import { type BcMarket, type BcMarketType, type BcSelection, OUTCOME } from './messages';

/**
 * Markets: prices, suspensions and results.
 *
 * Documented (OddsFeed, TCP socket, "Market", "Selection", "Integration Notes"): a market or selection is active when it
 * is visible and not suspended; `Price` has the margin in it; `Outcome` counts seven results, of which `Place` is a loss
 * in golf for whoever takes no each-way bets; an update with a lower version than the last is old.
 *
 * Not public: what `Place` is in other sports without each-way bets, whether two markets of a match may stand for the
 * same type, handicap and sequence, and whether a market always names all of its selections. The first two are refused;
 * a selection that is left out stays as it was. WinReturn and LoseReturn are read as half won and half lost.
 */
export function marketChanges(
  told: BcMarket,
  match: KnownMatch,
  memory: MatchMemory,
  catalogue: Catalogue,
): Result<FeedChange[], string> {
  const type = catalogue.typeOf(told.MarketTypeId);
  if (!type) return refused(`${about(told)}: market type ${told.MarketTypeId} is not known`);
  const spelling = lineOf(told, type);
  if (!spelling.ok) return spelling;
  const line = heldLine(told, spelling.value, match, memory);
  if (!line.ok) return line;
  const version = told.ObjectVersion ? BigInt(told.ObjectVersion) : line.value.version;
  if (version < line.value.version) return ok([]);
  const outcomes = outcomesOf(told, type);
  if (!outcomes.ok) return outcomes;
  const results = resultsOf(told, type, isGolf(match));
  if (!results.ok) return results;
  line.value.version = version;
  return ok([
    ...namesOf(told, type, line.value),
    ...settling(line.value, match, results.value, told.Selections.length),
    ...pricing(line.value, match, outcomes.value, told),
  ]);
}

/** The line in memory; a line of another market by the same name is refused. */
function heldLine(
  { Id, MatchId }: BcMarket,
  spelling: LineSpelling,
  match: KnownMatch,
  memory: MatchMemory,
): Result<KnownLine, string> {
  const known = match.lines.get(Id);
  if (known && sameName(known, spelling)) return ok(known);
  for (const [other, line] of match.lines) {
    if (other === Id || !sameName(line, spelling)) continue;
    return refused(`${about({ Id, MatchId })}: market ${other} stands for the same line`);
  }
  if (known) return refused(`${about({ Id, MatchId })}: it has become another line`);
  const line: KnownLine = {
    ...spelling,
    version: -1n,
    own: MARKET_STATUS.inactive,
    names: '[]',
    results: '',
    isSettled: false,
  };
  memory.hold(match, Id, line);
  return ok(line);
}

function sameName(one: LineSpelling, other: LineSpelling): boolean {
  return one.marketId === other.marketId && one.specifier === other.specifier;
}

function outcomesOf(market: BcMarket, type: BcMarketType): Result<StoredOutcomes, string> {
  const outcomes: StoredOutcomes = {};
  for (const selection of market.Selections) {
    const id = outcomeIdOf(selection, type);
    if (Object.hasOwn(outcomes, id)) {
      return refused(`${about(market)}: two of its Selections are ${id}`);
    }
    const { IsVisible, IsSuspended } = selection;
    outcomes[id] = { odds: oddsOf(selection), active: IsVisible && !IsSuspended };
  }
  return ok(outcomes);
}

const EVENS = 1000;
/** No bookmaker pays more; what is larger is a slip of the keyboard, and not stored. */
const MOST = 100_000_000;

/** Decimal odds in thousandths; null where there is no price. */
function oddsOf({ Price }: BcSelection): number | null {
  const odds = typeof Price === 'number' ? scaledDecimal(String(Price), 3) : null;
  return odds !== null && odds >= EVENS && odds <= MOST ? odds : null;
}

const RESULTS: Readonly<Record<number, FinalResult>> = {
  [OUTCOME.return]: 'refund_entire',
  [OUTCOME.lost]: 'lose_entire',
  [OUTCOME.won]: 'win_entire',
  [OUTCOME.winReturn]: 'refund_half_win_other',
  [OUTCOME.loseReturn]: 'refund_half_lose_other',
};

type Results = Readonly<Record<string, FinalResult>>;

function resultsOf(
  market: BcMarket,
  type: BcMarketType,
  placeLoses: boolean,
): Result<Results, string> {
  const results: Record<string, FinalResult> = {};
  for (const selection of market.Selections) {
    const { Id, Outcome } = selection;
    if (Outcome === OUTCOME.notResulted) continue;
    if (Outcome === OUTCOME.place && !placeLoses) {
      return refused(`${about(market)}: selection ${Id}: Place is documented for golf alone`);
    }
    results[outcomeIdOf(selection, type)] = RESULTS[Outcome] ?? 'lose_entire';
  }
  return ok(results);
}

const GOLF = 'bc:sport:27';

function isGolf({ fixture }: KnownMatch): boolean {
  return fixture?.sport.urn === GOLF;
}

/** Results where they differ from those told last. What was told in another time may have been taken back since. */
function settling(
  line: KnownLine,
  match: KnownMatch,
  results: Results,
  selections: number,
): FeedChange[] {
  const text = JSON.stringify(results);
  if (text === line.results) return [];
  const decided = Object.keys(results).length;
  line.results = text;
  line.isSettled = decided > 0 && decided === selections;
  const name = lineNameOf(match, line);
  if (decided === 0) return [{ type: 'settlement_withdrawn', ...name }];
  return [{ type: 'line_settled', ...name, results, deadHeats: null }];
}

function pricing(
  line: KnownLine,
  match: KnownMatch,
  outcomes: StoredOutcomes,
  { IsVisible, IsSuspended, CashOutAvailable }: BcMarket,
): FeedChange[] {
  line.own = statusOf(IsVisible, IsSuspended);
  if (line.isSettled) return [];
  return [
    {
      type: 'line_priced',
      ...lineNameOf(match, line),
      source: SOURCE,
      status: stricter(match.limit, line.own),
      favourite: false,
      nextBetStop: null,
      cashout: typeof CashOutAvailable === 'boolean' ? (CashOutAvailable ? 1 : -1) : null,
      outcomes,
    },
  ];
}

function statusOf(isVisible: boolean, isSuspended: boolean): MarketStatus {
  if (!isVisible) return MARKET_STATUS.inactive;
  return isSuspended ? MARKET_STATUS.suspended : MARKET_STATUS.active;
}

/** Names of selections that no type names, such as those of players; one that is a template names nobody. */
function namesOf(market: BcMarket, type: BcMarketType, line: KnownLine): NamesKnown[] {
  const names = market.Selections.flatMap((selection) => {
    const urn = selectionUrn(selection.Id);
    const isOwn = outcomeIdOf(selection, type) === urn && !selection.Name.includes('{');
    return isOwn ? [{ urn, name: selection.Name }] : [];
  });
  const text = JSON.stringify(names);
  if (text === line.names) return [];
  line.names = text;
  return [{ type: 'names_known', locale: 'en', names }];
}
