import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import { useText } from '../../i18n/text';
import { setAcceptMode, useAcceptMode } from '../../state/slip-rules';
import styles from './accept-mode.module.css';

const MODES = ['none', 'higher', 'any'] as const satisfies readonly OddsAcceptMode[];

/** How changed odds are met (SPEC §4 "Odds refresh per selection"). */
export function AcceptMode() {
  const t = useText();
  const mode = useAcceptMode();
  return (
    <select
      className={styles.select}
      aria-label={t('slip.accept.label')}
      value={mode}
      onChange={({ target }) => {
        const chosen = MODES.find((each) => each === target.value);
        if (chosen) setAcceptMode(chosen);
      }}
    >
      {MODES.map((each) => (
        <option key={each} value={each}>
          {t(`slip.accept.${each}`)}
        </option>
      ))}
    </select>
  );
}
