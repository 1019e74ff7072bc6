import { ApiError } from '../../api/api';

/** Why a game did not open: the site does not offer it, a limit of the player's own, or whatever may pass. */
export type LaunchFault = 'off' | 'limit' | 'failed';

/** Reads a refused launch (wire/calls/virtual-wallet). What is not an answer at all is not ours to explain: it is thrown. */
export function launchFault(error: unknown): LaunchFault {
  if (!(error instanceof ApiError)) throw error;
  const { status, error: told } = error;
  if (status === 404) return 'off';
  if (told.code !== 'launch_refused') return 'failed';
  return told.data?.details === undefined ? 'off' : 'limit';
}
