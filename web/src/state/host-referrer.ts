import { keptHostReferrer, pageAddress } from './session-keys';

/**
 * The page around the frame that ours stands in, as far as the browser tells it. A page that follows another of `ours` in
 * the frame has that for its referrer, so the first is kept in this tab.
 */
export function hostReferrer(ours: readonly string[]): string | null {
  // Not every browser tells it.
  const around = (window.location.ancestorOrigins as DOMStringList | undefined)?.item(0) ?? null;
  const told = pageAddress.safeParse(document.referrer);
  if (told.success && isAround(new URL(told.data).origin, around, ours)) {
    keptHostReferrer.write(told.data);
    return told.data;
  }
  return keptHostReferrer.read() ?? around;
}

function isAround(origin: string, around: string | null, ours: readonly string[]): boolean {
  return around === null ? !ours.includes(origin) : origin === around;
}
