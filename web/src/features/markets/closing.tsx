import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market } from '@touchline/wire/catalogue';
import { useFormats, type Formats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { type Text, useText } from '../../i18n/text';
import { useLiveLine } from '../../live/live-context';
import styles from './market-card.module.css';

/** When the book closes a line next, where the feed has said so. That lines close at the start goes without saying. */
export function Closing({ market, start }: { market: Market; start: string }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const line = useLiveLine(
    lineKey({ matchId: market.match_id, marketId: market.id, specifier: market.specifier }),
  );
  const at = line ? line.nextBetStop : market.next_bet_stop;
  if (at === null || isSameTime(at, start)) return null;
  return (
    <time dateTime={at} className={styles.closing}>
      {t('match.closes', { time: closingText(t, formats, at, now) })}
    </time>
  );
}

/** Whether two moments are the same, however they are written. */
export function isSameTime(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}

/** The hour of today; of any other day with the day. */
export function closingText(t: Text, formats: Formats, at: string, now: Date): string {
  const isToday = formats.dayNumber(at) === formats.dayNumber(now);
  const time = formats.time(at);
  return isToday ? time : t('match.on_day', { day: formats.day(at), time });
}
