import type { FeedLine } from '../../source';
import { every, parseXml } from './xml-tree';
import type { Tree } from './xml-tree';

export interface HeardMarket {
  status: number;
  owner: number;
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
    hear: ({ xml }: FeedLine): Tree => {
      const message = parseXml(xml);
      const { event_id: urn } = message.attributes;
      if (urn === undefined) return message;
      const match = of(urn);
      if (message.name === 'odds_change') hearOdds(match, message);
      if (message.name === 'bet_stop') hearStop(match);
      if (message.name === 'bet_settlement') hearSettlement(match, message);
      return message;
    },
  };
}

/** Names a line as the feed does. */
export function keyOf({ attributes }: Tree): string {
  return `${attributes['id']}|${attributes['specifiers'] ?? ''}`;
}

function hearOdds(match: HeardMatch, message: Tree): void {
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
    if (product === 3 && known?.owner === 1) continue;
    const outcomes = listed.children.map(({ attributes }) => JSON.stringify(attributes)).join();
    match.markets.set(keyOf(listed), {
      status: Number(listed.attributes['status']),
      owner: product === 1 ? 1 : (known?.owner ?? 3),
      outcomes: outcomes || (known?.outcomes ?? ''),
      results: known?.results ?? null,
    });
  }
}

function hearStop(match: HeardMatch): void {
  for (const market of match.markets.values()) if (market.status === 1) market.status = -1;
}

function hearSettlement(match: HeardMatch, message: Tree): void {
  for (const settled of every(message, 'market')) {
    const known = match.markets.get(keyOf(settled));
    match.markets.set(keyOf(settled), {
      status: SETTLED,
      owner: known?.owner ?? 1,
      outcomes: known?.outcomes ?? '',
      results: JSON.stringify(settled.children.map(({ attributes }) => attributes)),
    });
  }
}
