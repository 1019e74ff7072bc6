import type { LimitRead } from '@touchline/wire/limits';
import { useQuery } from '@tanstack/react-query';
import { LEAST_EXCLUSION_MONTHS } from '@touchline/domain/limits/break-length';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useNow } from '../../i18n/now-context';
import { useIsRestricted } from '../../state/playing';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { later } from '../../ui/later';
import { breakEnd, lengthsFor, type BreakLength } from './break-lengths';
import styles from './breaks.module.css';
import type { BreakType } from './limit-kinds';
import { termsText } from './limit-words';
import rowStyles from './limit-row.module.css';
import { useLimitWording } from './use-limit-wording';

const BreakQuestion = later(async () => (await import('./break-question')).BreakQuestion);

/** A break from play: for how long, and the way to a second question. One in force is told, and nothing else. */
export function Breaks({ type, held }: { type: BreakType; held: LimitRead | null }) {
  const wording = useLimitWording();
  const { t } = wording;
  const now = useNow();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const leastMonths = settings?.self_exclusion_months ?? LEAST_EXCLUSION_MONTHS;
  const isFixed = useIsRestricted();
  const lengths = isFixed ? [] : lengthsFor(type, held, { now, leastMonths });
  const [chosen, setChosen] = useState<BreakLength | null>(null);
  const [asked, setAsked] = useState<{ until: string | null } | null>(null);
  const length = chosen !== null && lengths.includes(chosen) ? chosen : lengths[0];
  const ask = () => {
    if (length) setAsked({ until: breakEnd(length, new Date())?.toISOString() ?? null });
  };
  return (
    <li className={rowStyles.row}>
      <h3 className={rowStyles.name}>{t(`limits.type.${type}`)}</h3>
      <p className={rowStyles.about}>{t(`limits.about.${type}`)}</p>
      {held && (
        <p className={rowStyles.says}>
          <strong className={rowStyles.terms}>{termsText(wording, held)}</strong>
          <span className={rowStyles.status}>{t(`limits.status.${held.status}`)}</span>
        </p>
      )}
      {length !== undefined && (
        <div className={styles.take}>
          <SelectField
            label={t('limits.breaks.length')}
            options={lengths.map((each) => ({ value: each, label: t(`limits.breaks.${each}`) }))}
            value={length}
            onChange={({ target }) => setChosen(target.value as BreakLength)}
          />
          <Button variant={type === 'selfexclusion' ? 'danger' : 'quiet'} onClick={ask}>
            {t(`limits.breaks.take_${type}`)}
          </Button>
        </div>
      )}
      {asked && <BreakQuestion type={type} until={asked.until} onClose={() => setAsked(null)} />}
    </li>
  );
}
