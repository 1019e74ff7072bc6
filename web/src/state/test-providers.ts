import { testProvidersCookie } from './cookies';
import { keptTestProviders } from './local-keys';

/**
 * Keeps whose events somebody tries out in both places (SPEC §3 "Browser storage"): the server reads the cookie, which may
 * go before the browser's storage does. Whoever writes a new choice writes it into the cookie; an empty one ends it.
 */
export function keepTestProviders(cookies?: string): void {
  if (testProvidersCookie.isEmptied(cookies)) {
    keptTestProviders.write(null);
    return;
  }
  const chosen = testProvidersCookie.read(cookies) ?? keptTestProviders.read();
  if (chosen === null) return;
  testProvidersCookie.write(chosen);
  keptTestProviders.write(chosen);
}
