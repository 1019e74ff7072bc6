import { minor } from '@touchline/domain/money';
import type { LimitRead } from '@touchline/wire/limits';
import { faultOf, usualFault, type Fault } from '../../state/field-form';
import type { ApiError } from '../../api/api';
import { dateText } from '../../i18n/date-formats';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { durationText } from './duration';
import {
  changeOf,
  mostOf,
  unitOf,
  usageOf,
  type CountedType,
  type Standing,
  type Unit,
} from './limit-kinds';

/** How limits are written for one player: money is in their currency. */
export interface LimitWording {
  t: Text;
  formats: Formats;
  currency: string;
  subunits: number;
}

/** So much of what a limit counts, such as `€50.00`, `3 bets` or `1 hr`. */
export function valueText(
  { t, formats, currency, subunits }: LimitWording,
  unit: Unit,
  value: number,
): string {
  switch (unit) {
    case 'amount':
      return formats.money({ value: minor(value), currency, subunits });
    case 'count':
      return t('limits.bets', { count: value });
    case 'seconds':
      return durationText(formats.locale, value);
  }
}

/** What a limit says, such as `€50.00 a day`. */
export function termsText(wording: LimitWording, limit: LimitRead): string {
  const { t } = wording;
  const { type } = limit;
  if (type === 'selfexclusion' || type === 'coolingoff') {
    return limit.until === null
      ? t('limits.terms.ever')
      : t('limits.terms.until', { until: momentText(wording.formats, limit.until) });
  }
  const most = valueText(wording, unitOf(type), mostOf(limit));
  if (limit.period !== null) return t(`limits.terms.${limit.period}`, { most });
  return t(type === 'reality_check' ? 'limits.terms.every' : 'limits.terms.session', { most });
}

/** What is used of a limit in force, and what it leaves. */
export function usageText(wording: LimitWording, type: CountedType, limit: LimitRead): string {
  const { t } = wording;
  const unit = unitOf(type);
  const { used, left } = usageOf(limit);
  const told = {
    used: valueText(wording, unit, used),
    left: valueText(wording, unit, left),
  };
  if (type === 'reality_check') return t('limits.next', { left: told.left });
  return t(limit.period === null ? 'limits.spent' : 'limits.used', told);
}

/** What waits in a kind of limits, and for what; null where nothing does. */
export function changeText(wording: LimitWording, standing: Standing, now: number): string | null {
  const change = changeOf(standing);
  if (!change) return null;
  const { t, formats } = wording;
  const due = momentText(formats, change.due);
  if (change.to === 'end') {
    if (change.isConfirmed) return t('limits.waits.end_sure', { due });
    return change.due <= now ? t('limits.waits.end_due') : t('limits.waits.end', { due });
  }
  const terms = termsText(wording, change.limit);
  const lapses = momentText(formats, change.lapses);
  if (change.isConfirmed) return t('limits.waits.raise_sure', { terms, due });
  return change.due <= now
    ? t('limits.waits.raise_due', { terms, lapses })
    : t('limits.waits.raise', { terms, due, lapses });
}

/** A day with its year, and the time. */
export function momentText(formats: Formats, at: string | number): string {
  return dateText('moment', formats)(at);
}

/** Why a change of a limit was not made. */
export function refusalText(t: Text, error: ApiError): string {
  return faultText(t, faultOf(error));
}

/** The same of a fault. */
export function faultText(t: Text, fault: Fault): string {
  switch (fault.details) {
    case 'cannot_be_shortened':
    case 'not_in_force':
    case 'nothing_to_confirm':
      return t(`limits.error.${fault.details}`);
    default:
      return usualFault(t, fault);
  }
}
