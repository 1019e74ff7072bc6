import type { MatchReply } from '@touchline/wire/catalogue';
import { updatesChannel } from '@touchline/wire/push/channels';
import type { Logger } from 'pino';
import type { OutboxRow } from './relay-merge';

interface Told {
  event_name: string;
  message: unknown;
}

/** What goes to the realtime hub; in a locale that nobody reads, it is not even made. */
export interface Publication {
  channel: string;
  data: Told | (() => Told);
  urgent?: boolean;
}

export interface Expansion {
  /** Codes of the locales that have an `updates` channel. */
  locales: readonly string[];
  /** Reads a match as it is now, to be shown in any locale; null when there is none. */
  expandMatch(matchId: number): Promise<((locale: string) => MatchReply) | null>;
  log: Pick<Logger, 'error'>;
}

/** The channel of outbox rows that every locale's `updates` channel gets. */
const EVERY_LOCALE = 'updates';

/**
 * Turns an outbox row into what pages get: one publication, or one for each locale. A card is written
 * as a match id and is read here, in the words of each locale, if anybody reads them; other events read the same in all.
 */
export async function expand(
  row: OutboxRow,
  { locales, expandMatch, log }: Expansion,
): Promise<Publication[]> {
  const told = (message: unknown): Told => ({ event_name: row.event_name, message });
  const publication = (channel: string, data: Publication['data']): Publication => ({
    channel,
    data,
    ...(row.urgent ? { urgent: true } : {}),
  });
  if (row.channel !== EVERY_LOCALE) return [publication(row.channel, told(row.message))];
  if (row.event_name !== 'match_changed') {
    return locales.map((locale) => publication(updatesChannel(locale), told(row.message)));
  }
  const card = await expandMatch((row.message as { match_id: number }).match_id);
  if (!card) return [];
  const [first, ...others] = locales;
  if (first === undefined) return [];
  // Whatever is wrong with a card shows here, while the relay can still leave its row out.
  const inFirst = told({ match: card(first) });
  const inWordsOf = (locale: string) => () => {
    try {
      return told({ match: card(locale) });
    } catch (err) {
      log.error({ err, locale }, 'a match is told in the first language');
      return inFirst;
    }
  };
  return [
    publication(updatesChannel(first), inFirst),
    ...others.map((locale) => publication(updatesChannel(locale), inWordsOf(locale))),
  ];
}
