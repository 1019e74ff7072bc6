import { afterEach, expect, test } from 'vitest';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { keepAffiliate } from './arrival';

afterEach(forgetBrowser);

/** Opens an address; says where the page is then, and who is kept as having sent the visitor. */
function opened(address: string): { at: string | null; sender: string | null } {
  const browser = aBrowser();
  const replaced: string[] = [];
  Object.assign(globalThis.window, {
    location: new URL(address, 'https://bets.example'),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => void replaced.push(to),
    },
  });
  keepAffiliate();
  const kept = browser.assigned.at(-1);
  return {
    at: replaced[0] ?? null,
    sender: kept === undefined ? null : (/^affiliate_id=([^;]*);/.exec(kept)?.[1] ?? null),
  };
}

test.each([
  ['an affiliate is kept and leaves the address', '/de/soccer?stag=net-7', '/de/soccer', 'net-7'],
  ['the rest of it stays', '/?a=1&stag=net&sport=x%20y#m', '/?a=1&sport=x%20y#m', 'net'],
  ['what is none leaves it too', '/?stag=%3Cb%3E', '/', null],
  ['an address without one stays as it is', '/live?sport=soccer', null, null],
] as const)('%s', (_rule, address, at, sender) => {
  expect(opened(address)).toEqual({ at, sender });
});
