import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { closePanel } from '../../state/slip-panel';

/**
 * SPEC §2: the panel closes as soon as a change of route starts, before the next page is there. A page that needs no
 * loading comes without a start of its own, so the change itself counts as well; another query of the same page is none.
 */
export function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname;
  const shown = useRef(pathname);
  const next = coming ?? pathname;
  useEffect(() => {
    if (shown.current === next) return;
    shown.current = next;
    closePanel();
  }, [next]);
}
