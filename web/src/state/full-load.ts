import { nothingSent } from '../api/being-sent';
import { nextTask } from '../ui/next-task';
import { keptFullLoad } from './session-keys';

/** A page that needs it sooner again is not helped by it, in ms. */
const ONCE_IN_MS = 60_000;

/**
 * Has `go` load the page anew, because its script cannot be had otherwise: once nothing is being sent any more, so that no
 * answer is lost; the slip is kept by the tab. False where that was just done, or this tab cannot remember that it was:
 * a page must not load itself for ever.
 */
export async function loadAnew(go: () => void): Promise<boolean> {
  await nothingSent();
  // Whoever was answered writes it down first.
  await nextTask();
  const now = Date.now();
  const last = keptFullLoad.read();
  if (last !== null && Math.abs(now - last) < ONCE_IN_MS) return false;
  keptFullLoad.write(now);
  if (keptFullLoad.read() !== now) return false;
  go();
  return true;
}
