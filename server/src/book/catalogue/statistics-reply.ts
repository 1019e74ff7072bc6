import { ORDINALS } from '@touchline/domain/feed/ordinals';
import type { MatchReply } from '@touchline/wire/catalogue';
import type { StoredStatistics } from '../../db/schema';
import { usualPeriods } from '../market-catalogue';

type Reply = MatchReply['statistics'];
type Period = StoredStatistics['period_score'][number];
type PeriodType = NonNullable<Period['type']>;

/** Where play stands, its periods named in the reply's locale (SPEC §3 "Match"). */
export function statisticsReply(stored: StoredStatistics, sportKey: string, locale: string): Reply {
  const most = stored.max_period_number ?? usualPeriods(sportKey);
  return {
    ...stored,
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

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    half: 'half',
    period: 'period',
    quarter: 'quarter',
    set: 'set',
    map: 'map',
    inning: 'inning',
    innings: 'innings',
    game: 'game',
    extra_half: 'half of extra time',
    overtime: 'Overtime',
    penalties: 'Penalties',
  },
  de: {
    half: 'Halbzeit',
    period: 'Drittel',
    quarter: 'Viertel',
    set: 'Satz',
    map: 'Map',
    inning: 'Inning',
    innings: 'Innings',
    game: 'Satz',
    extra_half: 'Hälfte der Verlängerung',
    overtime: 'Verlängerung',
    penalties: 'Elfmeterschießen',
  },
};

const ENDINGS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** In cricket each side has innings of its own. */
const OF_A_SIDE = /_(home|away)$/;

/** `first_half` is "1st half" and "1. Halbzeit"; a period of another kind is named by its number alone. */
function periodName({ period_key: key, number }: Period, locale: string): string {
  const isGerman = locale.split('-')[0] === 'de';
  const words = WORDS[isGerman ? 'de' : 'en'] ?? {};
  const whole = words[key];
  if (whole !== undefined) return whole;
  const [, ordinal = '', kind = ''] = /^([a-z]+)_(\w+)$/.exec(key) ?? [];
  const place = ORDINALS.indexOf(ordinal) + 1;
  const word = words[kind] ?? words[kind.replace(OF_A_SIDE, '')];
  if (place > 0 && word !== undefined) return `${ordinalText(place, isGerman)} ${word}`;
  return isGerman ? `${number}. Abschnitt` : `Period ${number}`;
}

function ordinalText(place: number, isGerman: boolean): string {
  return isGerman ? `${place}.` : `${place}${ENDINGS.get(PLURALS.select(place)) ?? 'th'}`;
}
