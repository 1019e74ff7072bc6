import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { HeldLimit } from './held-limit';
import { LimitForm } from './limit-form';
import type { CountedType, LimitPeriod, Standing } from './limit-kinds';
import styles from './limit-row.module.css';
import { useLimitWording } from './use-limit-wording';

/** One type of limit: what is in force of it, what waits, and the form that sets one. */
export function LimitRow({
  type,
  standings,
}: {
  type: CountedType;
  standings: readonly Standing[];
}) {
  const { t } = useLimitWording();
  const row = useRef<HTMLLIElement>(null);
  /** For which window the form was opened; undefined while it is closed. */
  const [opened, setOpened] = useState<LimitPeriod | null | undefined>();
  const [period, setPeriod] = useState<LimitPeriod | null>(null);
  const isOpen = opened !== undefined;
  const held = standings.filter((each) => each.held !== null);
  const free = standings.find((each) => each.held === null);
  const open = (at: LimitPeriod | null) => {
    setPeriod(at);
    setOpened(at);
  };
  const close = () => {
    setOpened(undefined);
    row.current?.focus();
  };
  const name = t(`limits.type.${type}`);
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.about}>{t(`limits.about.${type}`)}</p>
        </div>
        {free && !isOpen && (
          <Button
            size="small"
            aria-label={t('limits.set_of', { name })}
            onClick={() => open(free.period)}
          >
            {t('limits.set')}
          </Button>
        )}
      </div>
      {held.map((standing) => (
        <HeldLimit
          key={standing.period}
          type={type}
          standing={standing}
          onChange={() => open(standing.period)}
        />
      ))}
      {isOpen && (
        <LimitForm
          key={opened}
          type={type}
          period={period}
          onPeriod={setPeriod}
          held={standings.find((each) => each.period === period)?.held ?? null}
          onClose={close}
        />
      )}
    </li>
  );
}
