import { currencyOf } from '@touchline/domain/currency';
import { askForLimit } from '@touchline/wire/calls/player-limits';
import type { LimitRead } from '@touchline/wire/limits';
import { minor } from '@touchline/domain/money';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useFieldForm, type Fault } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Segmented } from '../../ui/segmented';
import {
  bodyOf,
  effectOf,
  mostOf,
  periodsOf,
  readValue,
  TIME_UNITS,
  timeUnitOf,
  unitOf,
  type CountedType,
  type LimitPeriod,
  type Reading,
  type TimeUnit,
} from './limit-kinds';
import { faultText, termsText, valueText, type LimitWording } from './limit-words';
import styles from './limit-form.module.css';
import { useReadAgain } from './use-limits';
import { useLimitWording } from './use-limit-wording';

interface Props {
  type: CountedType;
  period: LimitPeriod | null;
  onPeriod: (period: LimitPeriod) => void;
  /** The limit in force of this kind. */
  held: LimitRead | null;
  onClose: () => void;
}

/** Sets a limit, and says before it is sent whether it counts at once or has to wait. */
export function LimitForm({ type, period, onPeriod, held, onClose }: Props) {
  const wording = useLimitWording();
  const { t, formats, subunits } = wording;
  const unit = unitOf(type);
  const most = held ? mostOf(held) : null;
  const [timeUnit, setTimeUnit] = useState<TimeUnit>(most === null ? 'minutes' : timeUnitOf(most));
  const reading: Reading = { unit, subunits, locale: formats.locale, timeUnit };
  const [typed, setTyped] = useState(most === null ? '' : typedText(wording, reading, most));
  const value = readValue(typed, reading);
  const isFit = askForLimit.body.safeParse(bodyOf(type, period, value)).success;
  const effect = isFit ? effectOf(held, value) : null;
  const state = useLimitForm({ type, period, reading, onClose });
  return (
    <div className={styles.form}>
      <Form
        state={state}
        action={t(effect === 'waits' ? 'limits.form.ask' : 'limits.form.save')}
        size="medium"
        beside={
          <Button variant="plain" onClick={onClose}>
            {t('limits.form.cancel')}
          </Button>
        }
      >
        <Periods type={type} period={period} onPeriod={onPeriod} />
        <div className={styles.value}>
          <Field
            label={labelOf(wording, type)}
            name={unit}
            inputMode={unit === 'amount' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={typed}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            hint={effect === null ? ' ' : effectText(wording, effect, held)}
            error={isFit ? null : (state.errors[unit] ?? null)}
          />
          {unit === 'seconds' && (
            <div className={styles.unit}>
              <Segmented
                label={t('limits.form.unit')}
                options={(['minutes', 'hours'] as const).map((each) => ({
                  value: each,
                  label: t(`limits.form.${each}`),
                }))}
                value={timeUnit}
                onChange={setTimeUnit}
              />
            </div>
          )}
        </div>
      </Form>
    </div>
  );
}

function useLimitForm({
  type,
  period,
  reading,
  onClose,
}: Pick<Props, 'type' | 'period' | 'onClose'> & { reading: Reading }) {
  const wording = useLimitWording();
  const { t } = wording;
  const api = useApi();
  const readAgain = useReadAgain();
  return useFieldForm({
    check: (values) => {
      const value = readValue(values[reading.unit] ?? '', reading);
      const body = bodyOf(type, period, value);
      const checked = askForLimit.body.safeParse(body);
      return checked.success ? { success: true as const, data: body } : checked;
    },
    send: (body) => api.call(askForLimit, { body }),
    words: (fault) => formFault(wording, type, fault),
    onDone: async ({ data }) => {
      const isAsked = data.status === 'unconfirmed' || data.status === 'confirmed';
      showAlert(
        isAsked
          ? { kind: 'info', title: t('limits.done.asked'), message: t('limits.done.asked_text') }
          : { kind: 'success', title: t('limits.done.set') },
      );
      await readAgain();
      onClose();
    },
  });
}

function Periods({ type, period, onPeriod }: Pick<Props, 'type' | 'period' | 'onPeriod'>) {
  const { t } = useLimitWording();
  const periods = periodsOf(type).filter((each) => each !== null);
  if (period === null) return null;
  return (
    <Segmented
      label={t('limits.period.label')}
      options={periods.map((each) => ({ value: each, label: t(`limits.period.${each}`) }))}
      value={period}
      onChange={onPeriod}
    />
  );
}

function labelOf({ t, currency }: LimitWording, type: CountedType): string {
  if (type === 'reality_check') return t('limits.form.every');
  const unit = unitOf(type);
  return unit === 'amount' ? t('limits.form.amount', { currency }) : t(`limits.form.${unit}`);
}

/** A limit as it would be typed. */
function typedText({ formats }: LimitWording, reading: Reading, most: number): string {
  if (reading.unit === 'amount') return formats.amount(minor(most), reading.subunits);
  return String(reading.unit === 'count' ? most : Math.floor(most / TIME_UNITS[reading.timeUnit]));
}

function effectText(
  wording: LimitWording,
  effect: ReturnType<typeof effectOf>,
  held: LimitRead | null,
): string {
  const { t } = wording;
  if (effect !== 'waits' || !held)
    return t(effect === 'none' ? 'limits.form.none' : 'limits.form.at_once');
  return t('limits.form.waits', { held: termsText(wording, held) });
}

const DAY = 86_400;
/** The longest that a limit of time may be, in seconds: a session a day, a window of time thirty. */
const LONGEST = { session: DAY, window: 30 * DAY };

function formFault(wording: LimitWording, type: CountedType, fault: Fault): string {
  const { t, formats, currency, subunits } = wording;
  switch (fault.field) {
    case 'amount': {
      const example = minor(50 * (currencyOf(currency)?.aboutAEuro ?? subunits));
      return t('limits.error.amount', { amount: formats.amount(example, subunits) });
    }
    case 'count':
      return t('limits.error.count');
    case 'seconds': {
      const longest = type === 'time' || type === 'activity' ? LONGEST.window : LONGEST.session;
      return t('limits.error.seconds', { most: valueText(wording, 'seconds', longest) });
    }
    default:
      return faultText(t, fault);
  }
}
