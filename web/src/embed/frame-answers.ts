import type { PageMessage } from '@touchline/wire/window/embed';
import { type NotRestored, sharedBets } from '../state/shared-bets';
import { shownWindows } from '../state/shown-windows';
import type { Post } from './host-door';

type Result = PageMessage<'apply_bet_code'>['result'];

const RESULTS: Readonly<Record<NotRestored, Result>> = {
  'link-not-found': 'not_found',
  'link-try-another-bet': 'nothing_left',
  'link-try-later': 'failed',
  'slip-kept': 'slip_kept',
};

/**
 * Tells the host when the search opens or closes, and that it is open already: once it stands on the page, since its script
 * may not come. Returns how to stop.
 */
export function reportSearch(post: Post): () => void {
  if (shownWindows.getState().search) post('search_modal', { is_open: true });
  return shownWindows.subscribe(({ search }, before) => {
    if (search !== before.search) post('search_modal', { is_open: search });
  });
}

/**
 * Tells the host what became of share codes, of its own as of those in links, and of one that was found before. Returns
 * how to stop.
 */
export function reportBetCodes(post: Post): () => void {
  const tell = (result: ReturnType<typeof sharedBets.getState>['result']) => {
    if (result === null) return;
    const { code, failure } = result;
    // What a link carries may be no code at all.
    if (!/^[\w-]{1,64}$/.test(code)) return;
    post('apply_bet_code', { code, result: failure === null ? 'restored' : RESULTS[failure] });
  };
  tell(sharedBets.getState().result);
  return sharedBets.subscribe(({ result }, before) => {
    if (result !== before.result) tell(result);
  });
}
