import { groupsOf } from '../../../server/src/book/market-catalogue';
import type { FeedLine } from '../../../server/src/feed/source';
import { every, parseXml } from './xml-tree';
import type { Tree } from './xml-tree';

export interface HeardMarket {
  status: number;
  owner: number;
  /** Whether the prematch producer has no say in it any more. */
  isLive: boolean;
  outcomes: string;
  results: string | null;
}

export interface HeardMatch {
  status: string;
  matchStatus: string;
  home: number;
  away: number;
  markets: Map<string, HeardMarket>;
}

const SETTLED = -3;

/** A bookmaker who keeps to the rules of the feed and remembers what it has been told. */
export function createListener() {
  const matches = new Map<string, HeardMatch>();
  const of = (urn: string): HeardMatch => {
    const blank = { status: '0', matchStatus: '0', home: 0, away: 0, markets: new Map() };
    const match = matches.get(urn) ?? blank;
    matches.set(urn, match);
    return match;
  };
  return {
    matches,
    /** Applies one line and gives it back parsed. */
    hear: ({ xml, rk }: FeedLine): Tree => {
      const message = parseXml(xml);
      const { event_id: urn } = message.attributes;
      if (urn === undefined) return message;
      const match = of(urn);
      if (message.name === 'odds_change') hearOdds(match, message, rk.split('.')[2] === 'live');
      if (message.name === 'bet_stop') hearStop(match, message);
      if (message.name === 'bet_settlement') hearSettlement(match, message);
      if (message.name === 'rollback_bet_settlement') hearRollback(match, message);
      return message;
    },
  };
}

/** Names a line as the feed does. */
export function keyOf({ attributes }: Tree): string {
  return `${attributes['id']}|${attributes['specifiers'] ?? ''}`;
}

function hearOdds(match: HeardMatch, message: Tree, isLive: boolean): void {
  const product = Number(message.attributes['product']);
  const [status] = every(message, 'sport_event_status');
  if (status) {
    match.status = status.attributes['status'] ?? '';
    match.matchStatus = status.attributes['match_status'] ?? '';
    match.home = Number(status.attributes['home_score'] ?? 0);
    match.away = Number(status.attributes['away_score'] ?? 0);
  }
  for (const listed of every(message, 'market')) {
    const known = match.markets.get(keyOf(listed));
    if (!isLive && known?.isLive) continue;
    const outcomes = outcomesIn(listed);
    match.markets.set(keyOf(listed), {
      status: Number(listed.attributes['status']),
      owner: isLive ? product : (known?.owner ?? product),
      isLive: isLive || (known?.isLive ?? false),
      outcomes: outcomes || (known?.outcomes ?? ''),
      results: known?.results ?? null,
    });
  }
}

/** What bets are taken at; chances may have moved a little since without being told. */
function outcomesIn(market: Tree): string {
  return every(market, 'outcome')
    .map(({ attributes: { id, odds, active } }) => `${id} ${odds} ${active}`)
    .join();
}

function hearStop(match: HeardMatch, message: Tree): void {
  const groups = (message.attributes['groups'] ?? 'all').split('|');
  for (const [key, market] of match.markets) {
    const own = groupsOf(Number(key.split('|')[0]));
    if (market.status === 1 && groups.some((group) => own.includes(group))) market.status = -1;
  }
}

function hearRollback(match: HeardMatch, message: Tree): void {
  for (const taken of every(message, 'market')) {
    const known = match.markets.get(keyOf(taken));
    if (known) match.markets.set(keyOf(taken), { ...known, status: -1, results: null });
  }
}

function hearSettlement(match: HeardMatch, message: Tree): void {
  for (const settled of every(message, 'market')) {
    const known = match.markets.get(keyOf(settled));
    match.markets.set(keyOf(settled), {
      status: SETTLED,
      owner: known?.owner ?? 1,
      isLive: true,
      outcomes: known?.outcomes ?? '',
      results: JSON.stringify(settled.children.map(({ attributes }) => attributes)),
    });
  }
}
