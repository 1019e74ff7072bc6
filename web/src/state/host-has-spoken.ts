import { useInBrowser } from '../ui/in-browser';
import { useHostSession } from './host-session';

/** Whether nobody around the page is still to say who is signed in; renders again when that is so. */
export function useHasHostSpoken(): boolean {
  const is = useHostSession();
  // While the server's page is taken over nobody knows what is around it.
  const isByItself = useInBrowser(() => window.parent === window, false);
  return isByItself || (is !== 'waiting' && is !== 'opening');
}
