import { restoreShared } from '@touchline/domain/slip/restore-shared';
import { getShareBets } from '@touchline/wire/calls/share-bets';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import type { NotRestored } from '../../state/shared-bets';
import { mayReplaceSlip } from '../../state/replace-slip';
import { slipAtRest } from '../../state/slip-at-rest';
import { slipStore } from '../../state/slip';
import { slipPanel } from '../../state/slip-panel';
import { slipSettings } from '../../state/slip-rules';
import { sharedOf, type SharedTerms } from './shared-of';

/** What restoring came to; `leftOut` is how many outcomes are no longer offered or do not go together. */
export type Restored = { failure: null; leftOut: number } | { failure: NotRestored };

/** Codes are shorter, but a link may carry anything. */
const CODE = /^[\w-]{1,40}$/;

/**
 * Puts the bets of a code on the slip in place of what is on it, and opens it there (SPEC §5); where something is on it, only
 * if the player says so. Fails as SPEC §8 says: a
 * code that leads nowhere, nothing left to restore, or anything else, which is reported.
 */
export async function restoreCode(
  code: string,
  terms: SharedTerms,
  report: (error: unknown) => void = reportError,
): Promise<Restored> {
  if (!CODE.test(code)) return { failure: 'link-not-found' };
  try {
    const { data } = await call(getShareBets, { query: { code } });
    const slip = await slipAtRest();
    const shared = sharedOf(data.bets, slip.currency, terms);
    const restored = restoreShared(slip, shared, slipSettings.getState().rules);
    if (!restored.ok) return { failure: 'link-try-another-bet' };
    if (!(await mayReplaceSlip())) return { failure: 'slip-kept' };
    slipStore.setState(restored.value.slip, true);
    slipPanel.setState({ isOpen: true, tab: 'slip' });
    return { failure: null, leftOut: data.left_out.length + restored.value.left.length };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { failure: 'link-not-found' };
    report(error);
    return { failure: 'link-try-later' };
  }
}
