import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnTo } from './return-to';

const own = { platform: 'https://players.example', sportsbook: 'https://bets.example' };
const home = 'https://bets.example/de';
const lead = (asked: string | null) => returnTo(asked, own, home);

test.each([
  ['https://bets.example/soccer/a-m7?betcode=1#x'],
  ['https://bets.example'],
  ['https://players.example/profile/wallet/transactions?page=2'],
])('an address on our own origins is gone back to: %s', (asked) => {
  expect(lead(asked)).toBe(new URL(asked).href);
});

test('a path is one of the platform', () => {
  expect(lead('/help-center?a=1')).toBe('https://players.example/help-center?a=1');
});

test.each([
  [null],
  [''],
  ['soccer'],
  ['//evil.example'],
  ['///evil.example'],
  ['////evil.example/https://bets.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  [' https://evil.example'],
  ['\u0000//evil.example'],
  ['\u00a0//evil.example'],
  ['https:evil.example'],
  ['https:/evil.example'],
  ['https:///evil.example'],
  ['https:\\\\evil.example'],
  ['https://evil.example'],
  ['HTTPS://EVIL.EXAMPLE'],
  ['https://bets.example.evil.example'],
  ['https://evil.example/https://bets.example'],
  ['https://evil.example#https://bets.example'],
  ['https://evil.example?https://bets.example'],
  ['https://bets.example@evil.example'],
  ['https://bets.example:443@evil.example'],
  ['https://bets.example%2eevil.example'],
  ['https://bets.example\\@evil.example'],
  ['https://bets.example:8443/'],
  ['http://bets.example/'],
  ['https://user:word@bets.example/'],
  ['https://bets.example./'],
  ['https://'],
  ['https://['],
  ['javascript:alert(1)'],
  ['javascript://bets.example/%0aalert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['blob:https://bets.example/7'],
  ['ftp://bets.example/'],
  ['file:///etc/passwd'],
  ['https://bеts.example/'],
  [`https://bets.example/${'a'.repeat(2000)}`],
])('%j leads nowhere but home', (asked) => {
  expect(lead(asked)).toBe(home);
});

test('whatever is asked for, the answer is on one of our two origins, as a browser reads it', () => {
  const signs = ['/', '\\', '//', ':', '@', '.', '\t', '#', '?', '%2f', '%5c', '\u0000', ' ', '['];
  const names = ['https', 'http', 'javascript', 'evil.example', 'bets.example', 'players.example'];
  const piece = fc.constantFrom(...signs, ...names, 'a', '8443');
  const hostile = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(hostile, (asked) => {
      const { origin, protocol } = new URL(lead(asked), 'https://players.example/users/sign-in');
      expect(protocol).toBe('https:');
      expect([own.platform, own.sportsbook]).toContain(origin);
    }),
    { numRuns: 2000 },
  );
});
