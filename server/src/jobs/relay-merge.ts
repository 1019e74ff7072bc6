import type { PushEventSent } from '@touchline/wire/push/events';

/** An outbox row as the relay reads it (see `Outbox` in the schema). */
export interface OutboxRow {
  channel: string;
  event_name: string;
  message: unknown;
  urgent: boolean;
}

type Named<Name extends PushEventSent['event_name']> = Extract<PushEventSent, { event_name: Name }>;
type MarketsMessage = Named<'markets_changed'>['message'];
type MarketSent = MarketsMessage['markets'][number];

/**
 * Makes fewer events of those that wait, without changing what a page knows after the last of them
 * (DESIGN §4.19). Changes of lines of one match become one event, per outcome the last word; a card
 * that will be read afresh is sent once. Nothing moves past another event of the same match, because
 * pages drop what is older than what they have.
 */
export function mergeOutbox(rows: readonly OutboxRow[]): OutboxRow[] {
  const merged: OutboxRow[] = [];
  const open = new Map<string, number>();
  const cards = new Set<string>();
  for (const row of rows) {
    const match = `${row.channel} ${matchIdOf(row)}`;
    const at = open.get(match);
    const before = at === undefined ? undefined : merged[at];
    if (row.event_name === 'markets_changed' && at !== undefined && before) {
      merged[at] = bothMarkets(before, row);
    } else if (row.event_name === 'markets_changed') {
      open.set(match, merged.push(row) - 1);
    } else if (row.event_name !== 'match_changed') {
      open.delete(match);
      merged.push(row);
    } else if (!cards.has(match)) {
      cards.add(match);
      merged.push(row);
    }
  }
  return merged;
}

function matchIdOf({ message }: OutboxRow): string {
  return message !== null && typeof message === 'object' && 'match_id' in message
    ? String(message.match_id)
    : '';
}

function bothMarkets(before: OutboxRow, after: OutboxRow): OutboxRow {
  const message = mergeMarkets(before.message as MarketsMessage, after.message as MarketsMessage);
  return { ...after, message, urgent: before.urgent || after.urgent };
}

function mergeMarkets(before: MarketsMessage, after: MarketsMessage): MarketsMessage {
  const lines = new Map(before.markets.map((line) => [lineOf(line), line]));
  for (const line of after.markets)
    lines.set(lineOf(line), mergeLine(lines.get(lineOf(line)), line));
  const available = after.available_markets ?? before.available_markets;
  return {
    ...after,
    ...(available === undefined ? {} : { available_markets: available }),
    markets: [...lines.values()],
  };
}

function lineOf({ id, specifier }: MarketSent): string {
  return `${id}/${specifier}`;
}

function mergeLine(before: MarketSent | undefined, after: MarketSent): MarketSent {
  if (!before) return after;
  const outcomes = new Map(before.outcomes.map((outcome) => [outcome.id, outcome]));
  for (const outcome of after.outcomes) outcomes.set(outcome.id, outcome);
  return { ...before, ...after, outcomes: [...outcomes.values()] };
}
