import { chatScript, ONE_SIGNAL_SCRIPT, tagManagerScript } from '@touchline/wire/integrations';
import { CHAT_TYPES, type SiteConfig, USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { expect, test } from 'vitest';
import { pagePolicy } from './headers';

const PLATFORM = 'https://players.example';
const SPORTSBOOK = 'https://bets.example';

const policyOf = (more: Partial<SiteConfig> = {}, hostOrigins?: readonly string[]) =>
  pagePolicy(
    {
      platformOrigin: PLATFORM,
      sportsbookOrigin: SPORTSBOOK,
      ...(hostOrigins ? { hostOrigins } : {}),
    },
    { ...USUAL_SITE_CONFIG, ...more },
  );

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

const framedBy = (hosts?: readonly string[]) => directive(policyOf({}, hosts), 'frame-ancestors');

test.each([
  ['nothing is said', undefined],
  ['only our own platform is known', [PLATFORM]],
  ['any host is taken', [PLATFORM, '*']],
])('where %s, who frames a page is left open', (_what, hosts) => {
  expect(framedBy(hosts)).toBeUndefined();
});

test('where host pages are known, only they and we ourselves frame a page', () => {
  expect(framedBy([PLATFORM, 'https://host.example'])).toBe(
    `frame-ancestors 'self' ${PLATFORM} ${SPORTSBOOK} https://host.example`,
  );
});

test('a page frames nothing but our own two origins', () => {
  expect(policyOf()).toContain(`frame-src 'self' ${PLATFORM} ${SPORTSBOOK};`);
});

test('a site that nobody has configured gets nothing from anybody else', () => {
  const hosts = [...policyOf().matchAll(/(?:https|wss):\/\/[^\s;]+/g)].map(([host]) => host);
  expect(new Set(hosts)).toEqual(new Set([PLATFORM, SPORTSBOOK]));
  expect(policyOf()).not.toMatch(/https:[ ;]/);
});

/** Whether a source of a policy allows an address, as browsers compare them. */
function allows(source: string, address: string): boolean {
  const { protocol, host } = new URL(address);
  const [scheme, name = ''] = source.split('://');
  if (`${scheme}:` !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

const scripts: [string, Partial<SiteConfig>, string][] = [
  ['a tag manager', { tag_manager: 'GTM-1' }, tagManagerScript('GTM-1')],
  ['OneSignal', { push_notifications: 'one-signal' }, ONE_SIGNAL_SCRIPT],
  ...CHAT_TYPES.flatMap((type) =>
    [null, 'eu'].map((region): [string, Partial<SiteConfig>, string] => {
      const chat = { type, id: 'abc', region };
      return [`${type} ${region ?? ''}`, { chat }, chatScript(chat)];
    }),
  ),
];

test.each(scripts)(
  'the script of %s is allowed where it is configured, and only there',
  (_what, config, script) => {
    const isAllowed = (policy: string) =>
      directive(policy, 'script-src')
        ?.split(' ')
        .some((source) => allows(source, script));
    expect(isAllowed(policyOf(config))).toBe(true);
    expect(isAllowed(policyOf())).toBe(false);
  },
);

test('reports of errors go to the host of their DSN', () => {
  const policy = policyOf({ error_reports: 'https://abc@errors.example/42' });
  expect(directive(policy, 'connect-src')).toBe(
    `connect-src 'self' ${PLATFORM} ${SPORTSBOOK} https://errors.example`,
  );
});

test('pictures come from the origins that the site names, and from those of pictures that it names', () => {
  const policy = policyOf({
    logo: 'https://brand.example/logo.svg',
    picture_origins: ['https://cdn.example'],
  });
  expect(directive(policy, 'img-src')).toBe(
    `img-src 'self' data: blob: ${PLATFORM} ${SPORTSBOOK} https://cdn.example https://brand.example`,
  );
});

test('a site with a key for watchers.io frames its rooms, unless there is no talk there', () => {
  const frames = (more: Partial<SiteConfig>) =>
    directive(policyOf({ watchers_key: 'k', ...more }), 'frame-src');
  expect(frames({})).toContain(' https://chat.watchers.io');
  expect(frames({ match_chat: 'off' })).not.toContain('watchers');
  expect(frames({ watchers_key: null })).not.toContain('watchers');
});
