import type { BetFilters } from './bet-filters';
import { isNarrowed, NO_FILTERS } from './bet-filters';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import styles from './filters-bar.module.css';
import { useBetCounts } from './use-my-bets';

interface Props {
  filters: BetFilters;
  onChange: (filters: BetFilters) => void;
}

const TYPES = ['single', 'combo', 'system', 'custom_bet'] as const;
const RESULTS = ['win', 'lose', 'refund', 'cashed_out'] as const;

/** Open or settled, with how many there are; and what narrows them further, folded until it is wanted. */
export function FiltersBar({ filters, onChange }: Props) {
  const t = useText();
  const counts = useBetCounts(filters);
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} · ${count}`;
  const change = (more: Partial<BetFilters>) => onChange({ ...filters, ...more });
  const { status } = filters;
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('bets.filter.label')}
        value={status}
        onChange={(chosen) => change({ status: chosen })}
        options={(['open', 'settled'] as const).map((value) => ({
          value,
          label: counted(t(`bets.filter.${value}`), counts?.[value]),
        }))}
      />
      <details className={styles.more} open={isNarrowed(filters) || undefined}>
        <summary>{t('my-bets.filters.label')}</summary>
        <div className={styles.fields}>
          <Choice
            label={t('my-bets.filters.type')}
            value={filters.type}
            all={t('my-bets.all')}
            options={TYPES.map((value) => ({ value, label: t(`my-bets.filters.types.${value}`) }))}
            onChange={(type) => change({ type })}
          />
          {status === 'settled' && (
            <Choice
              label={t('my-bets.filters.result')}
              value={filters.result}
              all={t('my-bets.all')}
              options={RESULTS.map((value) => ({
                value,
                label: counted(t(`my-bets.filters.results.${value}`), counts?.results[value]),
              }))}
              onChange={(result) => change({ result })}
            />
          )}
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={styles.field}>
              {t(`my-bets.filters.${end}`)}
              <input
                type="date"
                value={filters[end]}
                onChange={({ target }) => change({ [end]: target.value })}
              />
            </label>
          ))}
          {status === 'open' && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={filters.cashable}
                onChange={({ target }) => change({ cashable: target.checked })}
              />
              {counted(t('my-bets.filters.cashable'), counts?.cashable)}
            </label>
          )}
          {isNarrowed(filters) && (
            <Button size="small" onClick={() => onChange({ ...NO_FILTERS, status })}>
              {t('my-bets.filters.clear')}
            </Button>
          )}
        </div>
      </details>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | 'all';
  all: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | 'all') => void;
}

function Choice<Value extends string>({
  label,
  value,
  all,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <label className={styles.field}>
      {label}
      <select
        value={value}
        onChange={({ target }) =>
          onChange(options.find((each) => each.value === target.value)?.value ?? 'all')
        }
      >
        <option value="all">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
