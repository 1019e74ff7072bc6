import { useText } from '../../i18n/text';
import styles from './jackpot-levels.module.css';
import type { Jackpot } from './jackpot-queries';
import { useJackpotMoney } from './use-jackpots';

/** The pools of a jackpot, each with what it must drop at, or why it does not run. */
export function JackpotLevels({ jackpot: { name, currency, levels } }: { jackpot: Jackpot }) {
  const t = useText();
  const money = useJackpotMoney();
  return (
    <ul className={styles.levels} aria-label={t('jackpots.pools', { name })}>
      {levels.map(({ code, name: level, pool_amount: pool, state, must_drop_at: drop }) => (
        <li key={code} data-state={state}>
          <span>{level}</span>
          <b>{money(pool, currency)}</b>
          <small>
            {state !== 'active'
              ? t(`jackpots.state.${state}`)
              : drop === null
                ? ''
                : t('jackpots.drops', { amount: money(drop, currency) })}
          </small>
        </li>
      ))}
    </ul>
  );
}
