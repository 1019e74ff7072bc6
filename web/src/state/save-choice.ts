import type { QueryClient } from '@tanstack/react-query';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import { saveSettings, type SettingsSent } from '@touchline/wire/calls/settings';
import { ApiError, type Api } from '../api/api';
import { settingsQuery } from '../api/queries';
import { shownOddsDisplay } from './odds-display';
import { sessionStore } from './session';

/** Where a choice is sent, and where the page keeps what has been chosen. */
export interface Saving {
  api: Api;
  client: QueryClient;
}

/** What a player chooses about the slip (SPEC §3 "Settings"). */
export type Choice = Pick<SettingsSent, 'auto_accept_odds_change' | 'stakes'>;

/** The choice that is on its way, or was last: the book hears them in the order they were made. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Saves what the player who is signed in chooses, so that it follows them to every device (SPEC §7 POST /settings). How
 * changed odds are met counts at once. False where the book does not take it: then all is as it was.
 */
export async function saveChoice({ api, client }: Saving, choice: Choice): Promise<boolean> {
  const { queryKey } = settingsQuery(api);
  const whose = playerNow();
  // An answer from before the choice would bring back what was chosen then.
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey)?.data;
  const show = (mode: OddsAcceptMode | undefined) => {
    client.setQueryData(
      queryKey,
      (known) =>
        known && mode && { ...known, data: { ...known.data, auto_accept_odds_change: mode } },
    );
  };
  show(choice.auto_accept_odds_change);
  // With the first choice all of them count as made: odds stay as they are shown.
  const body = before?.updated_at === null ? { odds_type: shownOddsDisplay(), ...choice } : choice;
  const turn = last.catch(() => undefined).then(() => api.call(saveSettings, { body }));
  last = turn;
  const isLast = () => last === turn && playerNow() === whose;
  try {
    const saved = await turn;
    if (isLast()) client.setQueryData(queryKey, saved);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isLast()) show(before?.auto_accept_odds_change);
    void client.invalidateQueries({ queryKey });
    return false;
  }
}

const playerNow = () => sessionStore.getState().player?.id ?? null;
