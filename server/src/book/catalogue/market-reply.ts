import type { MarketStatus } from '@touchline/domain/bets/market-status';
import type { MarketReply } from '@touchline/wire/catalogue';
import type { StoredOutcomes } from '../../db/schema';
import { marketName, marketPriority, outcomeName, outcomeOrder, tabsOf } from '../market-catalogue';

/** A line as it is stored. */
export interface LineRow {
  market_id: number;
  specifier: string;
  status: MarketStatus;
  favourite: boolean;
  outcomes: StoredOutcomes;
  version: bigint;
}

/** What a line needs to know of its match. */
export interface LineMatch {
  id: number;
  urn: string;
  home: string;
  away: string;
}

/** A line with its names in one locale (SPEC §3 "Market"). */
export function marketReply(line: LineRow, match: LineMatch, locale: string): MarketReply {
  return {
    match_id: match.id,
    match_urn_id: match.urn,
    id: line.market_id,
    name: marketName(line.market_id, line.specifier, match, locale),
    status: line.status,
    specifier: line.specifier,
    outcomes: outcomeReplies(line, match, locale),
    market_groups: [...tabsOf(line.market_id)],
    priority: marketPriority(line.market_id),
    most_balanced: line.favourite,
    next_bet_stop: null,
    custom_bet_groups: [],
    version: Number(line.version),
  };
}

function outcomeReplies(line: LineRow, match: LineMatch, locale: string): MarketReply['outcomes'] {
  const { market_id: id, specifier, outcomes } = line;
  const order = outcomeOrder(id, specifier);
  const place = (outcomeId: string) => {
    const found = order.indexOf(outcomeId);
    return found < 0 ? order.length : found;
  };
  return Object.entries(outcomes)
    .map(([outcomeId, { active, odds }]) => ({
      id: outcomeId,
      name: outcomeName(id, specifier, outcomeId, match, locale),
      active,
      odds,
    }))
    .sort((one, other) => place(one.id) - place(other.id) || byNumber(one.id, other.id));
}

/** Lines of a match as they are shown: by market, and within one from the lowest specifier up. */
export function inOrder(one: LineRow, other: LineRow): number {
  return (
    marketPriority(one.market_id) - marketPriority(other.market_id) ||
    one.market_id - other.market_id ||
    byNumber(one.specifier, other.specifier)
  );
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** `total=9.5` before `total=10.5`, and `hcp=-1.5` before `hcp=0.5`. */
function byNumber(one: string, other: string): number {
  const [first, second] = [numberIn(one), numberIn(other)];
  if (first !== null && second !== null && first !== second) return first - second;
  return BY_NUMBER.compare(one, other);
}

function numberIn(text: string): number | null {
  const found = /^(?:\w+=)?([+-]?\d+(?:\.\d+)?)$/.exec(text);
  return found ? Number(found[1]) : null;
}
