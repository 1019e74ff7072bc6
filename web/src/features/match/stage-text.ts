import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { ORDINALS } from '@touchline/domain/feed/ordinals';
import type { messages } from '../../i18n/messages/en';
import type { Text } from '../../i18n/text';

type StageKey = keyof (typeof messages)['match']['stage'];
type CountedKey = keyof (typeof messages)['match']['nth'];

/** What is being played. A match that is on or over and says no more of it is shown as just that. */
export function stageText(
  t: Text,
  sport: string,
  { status, stage }: { status: MatchStatus; stage: string | null },
): string {
  const name = stage === null ? null : stageName(t, sport, stage);
  if (name !== null) return name;
  return status === MATCH_STATUS.live || status === MATCH_STATUS.stopped
    ? t('match.stage_live')
    : t('match.stage_over');
}

const named = new WeakMap<Text, Map<string, string | null>>();

/** A stage of play in the reader's words, such as `first_set`; null for one that has none. */
export function stageName(t: Text, sport: string, stage: string): string | null {
  const names = named.get(t) ?? new Map<string, string | null>();
  named.set(t, names);
  const key = `${sport}/${stage}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = nameOf(t, sport, stage);
  // A list asks for each of its rows; a feed that sent ever new stages would not fill the memory.
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

const MOST_NAMES = 1000;

function nameOf(t: Text, sport: string, stage: string): string | null {
  const path = `match.stage.${(CALLED[sport]?.[stage] ?? stage) as StageKey}` as const;
  if (t.has(path)) return t(path);
  const [, ordinal = '', kind = ''] = /^([a-z]+)_(\w+)$/.exec(stage) ?? [];
  const number = ORDINALS.indexOf(ordinal) + 1;
  const counted = `match.nth.${kind as CountedKey}` as const;
  return number > 0 && t.has(counted) ? t(counted, { number }) : null;
}

/** Sports that have a word of their own for a stage of play. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  soccer: { ended: 'full_time' },
  handball: {
    ended: 'full_time',
    penalties: 'throws',
    awaiting_penalties: 'awaiting_throws',
    after_penalties: 'after_throws',
  },
  icehockey: {
    penalties: 'shootout',
    awaiting_penalties: 'awaiting_shootout',
    after_penalties: 'after_shootout',
  },
};
