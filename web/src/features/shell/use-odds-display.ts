import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OddsDisplay } from '@touchline/domain/odds/format-odds';
import { saveSettings } from '@touchline/wire/calls/settings';
import { useEffect } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import {
  chooseOddsDisplay,
  findOddsDisplay,
  followOddsDisplay,
  oddsDisplayFor,
  shownOddsDisplay,
} from '../../state/odds-display';
import { useIsPlaying } from '../../state/playing';
import { useSession } from '../../state/session';
import { keptOddsErrorShown } from '../../state/session-keys';
import { showAlert } from '../../ui/alert';

/** Keeps how odds are shown in step with storage, and with the settings of the player. */
export function useKeptOddsDisplay(): void {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const isPlayer = useSession(({ status }) => status === 'logged-in');
  useEffect(findOddsDisplay, []);
  useEffect(() => {
    if (!settings) return;
    const display = oddsDisplayFor(shownOddsDisplay(), settings, isPlayer);
    if (display !== shownOddsDisplay()) followOddsDisplay(display);
  }, [settings, isPlayer]);
}

/** Shows odds another way: at once, and for a player on every device (SPEC §7 POST /settings). */
export function useChooseOdds(): (display: OddsDisplay) => void {
  const t = useText();
  const api = useApi();
  const client = useQueryClient();
  const isPlayer = useIsPlaying();
  return (display) => {
    chooseOddsDisplay(display);
    if (!isPlayer) return;
    const save = async () => {
      try {
        const saved = await api.call(saveSettings, { body: { odds_type: display } });
        client.setQueryData(settingsQuery(api).queryKey, saved);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Told once in a tab: the choice holds here all the same.
        if (keptOddsErrorShown.read() !== null) return;
        keptOddsErrorShown.write(true);
        showAlert({
          kind: 'error',
          title: t('chrome.odds_failed'),
          message: t('chrome.odds_failed_text'),
        });
      }
    };
    void save();
  };
}
