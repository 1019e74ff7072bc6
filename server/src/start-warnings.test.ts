import { expect, test } from 'vitest';
import { startWarnings } from './start-warnings';

const HERE = {
  PAYMENT_SANDBOX: true,
  SMTP_URL: undefined,
  SPORTSBOOK_ORIGIN: 'http://localhost:3000',
  PLATFORM_ORIGIN: 'http://localhost:3001',
};
const SEEN = {
  PAYMENT_SANDBOX: false,
  SMTP_URL: 'smtps://mail.example',
  SPORTSBOOK_ORIGIN: 'https://bets.example',
  PLATFORM_ORIGIN: 'https://account.bets.example',
};
const NO_PROVIDER = /^PAYMENT_SANDBOX is off and there is no other provider/;
const FREE_MONEY = /^PAYMENT_SANDBOX is on at https:\/\/bets\.example: deposits cost nothing/;

test.each([
  ['a server on its own machine', HERE, []],
  ['one below localhost', { ...HERE, SPORTSBOOK_ORIGIN: 'http://a.localhost:3000' }, []],
  ['one at an address of its own machine', { ...HERE, PLATFORM_ORIGIN: 'http://[::1]:3001' }, []],
  ['one without a provider of payments', { ...HERE, PAYMENT_SANDBOX: false }, [NO_PROVIDER]],
  ['a site without one', SEEN, [NO_PROVIDER]],
  ['a site that has the sandbox', { ...SEEN, PAYMENT_SANDBOX: true }, [FREE_MONEY]],
  [
    'a site without mail',
    { ...SEEN, SMTP_URL: undefined },
    [NO_PROVIDER, /^SMTP_URL is not set: no mail is sent/],
  ],
  [
    'a platform that others reach without TLS',
    { ...HERE, SMTP_URL: 'smtp://mail.example', PLATFORM_ORIGIN: 'http://192.0.2.7:3001' },
    [/^PAYMENT_SANDBOX is on at http:\/\/192/, /^http:\/\/192\.0\.2\.7:3001 is not https/],
  ],
])('%s is warned of what is unsafe', (_which, config, expected) => {
  const warnings = startWarnings(config);
  expect(warnings).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(warnings[at]).toMatch(pattern);
});
