import type { Statistics } from '@touchline/wire/catalogue';
import type { Text } from '../../i18n/text';
import { stageName } from './stage-text';

type Period = Statistics['period_score'][number];

/** A period in the reader's words. In a period of two halves both sides' scores are told, so it is named as a whole. */
export function periodName(t: Text, sport: string, { period_key: key, number }: Period): string {
  const whole = key.replace(HALF, '');
  return stageName(t, sport, whole) ?? t('match.period', { number });
}

const HALF = /_(?:top|bottom|home|away)$/;

/** What a period is called where there is no room: its number, or what decides a draw. */
export function periodHead(t: Text, { type, number }: Period): string {
  if (type === 'overtime') return t('match.overtime_short');
  return type === 'penalties' ? t('match.penalties_short') : String(number);
}
