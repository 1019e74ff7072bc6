import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listUserLimits } from '@touchline/wire/calls/player-limits';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { useText } from '../../i18n/text';
import { showAlert, type Alert } from '../../ui/alert';
import { refreshIn } from './limit-kinds';
import { refusalText } from './limit-words';

/** All limits of the player, read again when the clock changes one of them. */
export function useLimits() {
  return useQuery({
    ...apiQuery(useApi(), listUserLimits),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => refreshIn(data?.data ?? [], Date.now()),
  });
}

/** Reads the limits again. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeyOf(listUserLimits) });
}

/** Presses that change a limit: one at a time, told in an alert, and then everything is read again. */
export function useLimitChange() {
  const t = useText();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (button: string, send: () => Promise<unknown>, done: Alert) => {
    if (busy !== null) return;
    setBusy(button);
    try {
      await send();
      showAlert(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ kind: 'error', title: refusalText(t, error) });
    } finally {
      await readAgain();
      setBusy(null);
    }
  };
  return { busy, change };
}
