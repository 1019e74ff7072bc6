import { ORDINALS } from '@touchline/domain/feed/ordinals';
import type { MatchReply } from '@touchline/wire/catalogue';
import type { StoredStatistics } from '../../db/schema';
import { filled } from '../../language';
import { usualPeriods } from '../market-catalogue';
import type { BookWords, PeriodKind } from '../words/book-words';
import { bookWords, ordinalText } from '../words/words-in';

type Reply = MatchReply['statistics'];
type Period = StoredStatistics['period_score'][number];
type PeriodType = NonNullable<Period['type']>;

/** Where play stands, its periods named in the reply's locale (SPEC §3 "Match"). */
export function statisticsReply(stored: StoredStatistics, sportKey: string, locale: string): Reply {
  const most = stored.max_period_number ?? usualPeriods(sportKey);
  const { field: _field, ...shown } = stored;
  return {
    ...shown,
    ...(most === null ? {} : { max_period_number: most }),
    period_score: stored.period_score.map((period) => ({
      ...period,
      period_name: periodName(period, locale),
      type: period.type ?? typeOf(period.period_key),
    })),
  };
}

function typeOf(key: string): PeriodType {
  if (key === 'penalties') return 'penalties';
  return /overtime|extra/.test(key) ? 'overtime' : 'regular_period';
}

/** In cricket each side has innings of its own. */
const OF_A_SIDE = /_(home|away)$/;

/** `first_half` is "1st half" and "1. Halbzeit"; a period of another kind is named by its number alone. */
function periodName({ period_key: key, number }: Period, locale: string): string {
  const { periods } = bookWords(locale);
  const whole = wordOf(periods, key);
  if (whole !== undefined) return whole;
  const [, ordinal = '', kind = ''] = /^([a-z]+)_(\w+)$/.exec(key) ?? [];
  const place = ORDINALS.indexOf(ordinal) + 1;
  const word = wordOf(periods, kind) ?? wordOf(periods, kind.replace(OF_A_SIDE, ''));
  if (place > 0 && word !== undefined) return filled(word, { nth: ordinalText(place, locale) });
  return filled(periods.another, { number: String(number) });
}

/** Keys come from feeds, and what is no kind has no word. */
function wordOf(words: BookWords['periods'], kind: string): string | undefined {
  return Object.hasOwn(words, kind) ? words[kind as PeriodKind] : undefined;
}
