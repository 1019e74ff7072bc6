import { keptHostReferrer, pageAddress } from './session-keys';

/**
 * The page around the frame that ours stands in, as far as the browser tells it; null where ours stands by itself. A page
 * of ours that follows another in the frame has that for its referrer, so the first is kept in this tab.
 */
export function hostReferrer(): string | null {
  if (window.parent === window) return null;
  const parsed = pageAddress.safeParse(document.referrer);
  if (parsed.success && new URL(parsed.data).origin !== window.location.origin) {
    keptHostReferrer.write(parsed.data);
    return parsed.data;
  }
  return keptHostReferrer.read();
}
