import type { MatchReply } from '@touchline/wire/catalogue';
import { updatesChannel } from '@touchline/wire/push/channels';
import type { OutboxRow } from './relay-merge';

/** What goes to the realtime hub. */
export interface Publication {
  channel: string;
  data: { event_name: string; message: unknown };
  urgent?: boolean;
}

export interface Expansion {
  /** Codes of the locales that have an `updates` channel. */
  locales: readonly string[];
  /** Reads a match as it is now, to be shown in any locale; null when there is none. */
  expandMatch(matchId: number): Promise<((locale: string) => MatchReply) | null>;
}

/** The channel of outbox rows that every locale's `updates` channel gets. */
const EVERY_LOCALE = 'updates';

/**
 * Turns an outbox row into what pages get: one publication, or one for each locale. A card is written
 * as a match id and is read here, in the words of each locale; other events read the same in all.
 */
export async function expand(
  row: OutboxRow,
  { locales, expandMatch }: Expansion,
): Promise<Publication[]> {
  const publication = (channel: string, message: unknown): Publication => ({
    channel,
    data: { event_name: row.event_name, message },
    ...(row.urgent ? { urgent: true } : {}),
  });
  if (row.channel !== EVERY_LOCALE) return [publication(row.channel, row.message)];
  if (row.event_name !== 'match_changed') {
    return locales.map((locale) => publication(updatesChannel(locale), row.message));
  }
  const card = await expandMatch((row.message as { match_id: number }).match_id);
  if (!card) return [];
  return locales.map((locale) => publication(updatesChannel(locale), { match: card(locale) }));
}
