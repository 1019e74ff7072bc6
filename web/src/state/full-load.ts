import { nothingSent } from '../api/being-sent';
import { nextTask } from '../ui/next-task';
import { keptFullLoad } from './session-keys';
import { slipStore } from './slip';

/** A page that needs it sooner again is not helped by it, in ms. */
const ONCE_IN_MS = 60_000;

/**
 * Has `go` load the page anew, because its script cannot be had otherwise: once nothing is being sent any more, so that no
 * answer is lost; the slip is kept by the tab. False where that was just done: a page must not load itself for ever. A tab
 * that cannot remember it does so where it was opened, not loaded again, and has no slip to lose.
 */
export async function loadAnew(go: () => void): Promise<boolean> {
  await nothingSent();
  // Whoever was answered writes it down first.
  await nextTask();
  const now = Date.now();
  const last = keptFullLoad.read();
  if (last !== null && Math.abs(now - last) < ONCE_IN_MS) return false;
  keptFullLoad.write(now);
  const isKept = keptFullLoad.read() === now;
  if (!isKept && (isLoadedAgain() || slipStore.getState().bets.length > 0)) return false;
  go();
  return true;
}

/** Whether this page was loaded again, by itself or by its reader; where a browser does not say it may have been. */
function isLoadedAgain(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return (opened as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
