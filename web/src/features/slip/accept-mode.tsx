import { useQueryClient } from '@tanstack/react-query';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { saveChoice } from '../../state/save-choice';
import { useIsPlaying } from '../../state/playing';
import { useSession } from '../../state/session';
import { setAcceptMode, useAcceptMode } from '../../state/slip-rules';
import { showAlert } from '../../ui/alert';
import styles from './accept-mode.module.css';

const MODES = ['none', 'higher', 'any'] as const satisfies readonly OddsAcceptMode[];

/** How changed odds are met (SPEC §4 "Odds refresh per selection"). */
export function AcceptMode() {
  const t = useText();
  const mode = useAcceptMode();
  // Until it is known whose choice it would be, there is none.
  const isKnown = useSession(({ status }) => status === 'logged-in' || status === 'not-logged-in');
  const choose = useChooseMode();
  return (
    <select
      className={styles.select}
      aria-label={t('slip.accept.label')}
      value={mode}
      disabled={!isKnown}
      onChange={({ target }) => {
        const chosen = MODES.find((each) => each === target.value);
        if (chosen) void choose(chosen);
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

/** A visitor's choice stays in this browser; a player's is saved for every device, and it is told when it is not. */
function useChooseMode(): (mode: OddsAcceptMode) => Promise<void> {
  const t = useText();
  const api = useApi();
  const client = useQueryClient();
  const isPlayer = useIsPlaying();
  return async (mode) => {
    if (!isPlayer) return setAcceptMode(mode);
    if (await saveChoice({ api, client }, { auto_accept_odds_change: mode })) return;
    showAlert({
      kind: 'error',
      title: t('lists.star_failed_title'),
      message: t('chrome.locale_failed_text'),
    });
  };
}
