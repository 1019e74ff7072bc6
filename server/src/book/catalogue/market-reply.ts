import { specifierParts } from '@touchline/domain/bets/specifier';
import type { MarketReply } from '@touchline/wire/catalogue';
import {
  groupsOf,
  type LineNames,
  type NamedBy,
  lineNames,
  marketPriority,
  outcomeOrder,
  tabsOf,
} from '../market-catalogue';
import type { LineRow } from './lines';
import { urnsOf } from '../unnamed';
import type { Names } from './names';

/** What a line needs to know of its match. */
export interface LineMatch {
  id: number;
  urn: string;
  provider: string;
  /** Names of the two sides in the reply's locale; empty for what is won outright. */
  home: string;
  away: string;
  /** Of what is won outright. */
  event: string | null;
  customBet: boolean;
}

/** A line with its names in one locale (SPEC §3 "Market"). */
export function marketReply(
  line: LineRow,
  match: LineMatch,
  names: Names,
  locale: string,
): MarketReply {
  const { provider } = match;
  const named = lineNames(line.market_id, line.specifier, namedBy(match, names), locale);
  return {
    match_id: match.id,
    match_urn_id: match.urn,
    id: line.market_id,
    name: named.market,
    status: line.status,
    specifier: line.specifier,
    outcomes: outcomeReplies(line, named, provider),
    market_groups: [...tabsOf(line.market_id, provider)],
    priority: marketPriority(line.market_id, provider),
    most_balanced: line.favourite,
    next_bet_stop: line.next_bet_stop?.toISOString() ?? null,
    custom_bet_groups: customBetGroups(line, match),
    version: Number(line.version),
  };
}

/** What the lines of a match are named by, wherever they are shown. */
export function namedBy(
  { provider, home, away, event }: Pick<LineMatch, 'provider' | 'home' | 'away' | 'event'>,
  names: Names,
): NamedBy {
  return { provider, home, away, event, nameOf: names.known };
}

/** The urns by which players and teams are named in a line: as outcomes, and in its specifier. */
export function urnsIn({ specifier, outcomes }: Pick<LineRow, 'specifier' | 'outcomes'>): string[] {
  return urnsNamed(specifier, Object.keys(outcomes));
}

/** The same of a specifier and some ids of outcomes. */
export function urnsNamed(specifier: string, outcomeIds: readonly string[]): string[] {
  if (!specifier.includes(':') && !outcomeIds.some((id) => id.includes(':'))) return [];
  return [...specifierParts(specifier).values(), ...outcomeIds].flatMap(urnsOf);
}

/** A line whose stake is split between two others cannot be priced together with anything. */
function customBetGroups({ market_id: id, specifier }: LineRow, match: LineMatch): string[] {
  if (!match.customBet || isQuarterLine(specifier)) return [];
  return groupsOf(id, match.provider).filter((group) => group !== 'all');
}

function isQuarterLine(specifier: string): boolean {
  return /(?:^|\|)(?:hcp|total)=-?\d+\.(?:25|75)(?:\||$)/.test(specifier);
}

function outcomeReplies(
  line: LineRow,
  named: LineNames,
  provider: string,
): MarketReply['outcomes'] {
  const { market_id: id, specifier, outcomes } = line;
  const order = outcomeOrder(id, specifier, provider);
  const place = (outcomeId: string) => {
    const found = order.indexOf(outcomeId);
    return found < 0 ? order.length : found;
  };
  return Object.entries(outcomes)
    .map(([outcomeId, { active, odds }]) => ({
      id: outcomeId,
      name: named.outcome(outcomeId),
      active,
      odds,
    }))
    .sort((one, other) => place(one.id) - place(other.id) || byNumber(one.id, other.id));
}

/** How a provider's lines of a match are shown: by market, and within one from the lowest specifier up. */
export function inOrder(provider: string): (one: LineRow, other: LineRow) => number {
  const place = (line: LineRow) => marketPriority(line.market_id, provider);
  return (one, other) =>
    place(one) - place(other) ||
    one.market_id - other.market_id ||
    byNumber(one.specifier, other.specifier);
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
