import { deviceIdCookie } from './cookies';
import { freshId } from './fresh-id';
import { keptDeviceId } from './local-keys';

let known: string | undefined;

/**
 * Names this browser, in storage for good and in a cookie for 7300 days (SPEC §3 "Browser storage"): where one of them
 * was emptied the other still knows. A browser that keeps neither has a name until the page goes.
 */
export function deviceId(): string {
  known ??= namedAgain();
  return known;
}

/** The name that is kept, or a new one; kept in both places from now on. */
export function namedAgain(): string {
  const id = keptDeviceId.read() ?? deviceIdCookie.read() ?? freshId();
  keptDeviceId.write(id);
  deviceIdCookie.write(id);
  return id;
}
