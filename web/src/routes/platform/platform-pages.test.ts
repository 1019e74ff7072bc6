import { getSettings } from '@touchline/wire/calls/settings';
import { expect, test } from 'vitest';
import { openPage, PLATFORM, SPORTSBOOK } from '@touchline/testkit/page/platform-page';

const open = (url: string) => openPage(url, { sportsbookPath: '/sports/' });

const FORMS = [
  ['/users/sign-in', 'Welcome back', 'Willkommen zurück'],
  ['/users/sign-up', 'Open an account', 'Konto eröffnen'],
  ['/users/password/new', 'Forgotten password', 'Passwort vergessen'],
  ['/users/password/edit?reset_password_token=abc', 'New password', 'Neues Passwort'],
  ['/users/confirmation?confirmation_token=abc', 'Confirm your address', 'Adresse bestätigen'],
  ['/users/confirmation/new', 'Confirm your address', 'Adresse bestätigen'],
  ['/users/unlock?unlock_token=abc', 'Unlock your account', 'Konto entsperren'],
  ['/users/unlock/new', 'Unlock your account', 'Konto entsperren'],
] as const;

test.each(FORMS)('%s is a page in every language, not for search engines', async (path, en, de) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${en}</h1>`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const german = (await open(`/de${path}`)).html;
  expect(german).toContain('<html lang="de"');
  expect(german).toMatch(new RegExp(`<h1[^>]*>${de}</h1>`));
});

test.each(FORMS)('%s sends nothing by itself, and no password in an address', async (path) => {
  const { html } = await open(path);
  const forms = html.match(/<form[^>]*>/g) ?? [];
  expect(forms).toHaveLength(1);
  expect(forms[0]).toContain('method="post"');
  const submits = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? [];
  expect(submits).toHaveLength(1);
  expect(submits[0]).toContain('disabled');
});

test.each(['sign-in', 'sign-up'])(
  '%s is the form alone in a frame of the sportsbook',
  async (form) => {
    const { status, html } = await open(`/users/${form}?embedded=1`);
    expect(status).toBe(200);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(header|footer|h1)\b/);
  },
);

test.each(['password/confirm', 'missed-fields', 'phone'])(
  '%s is rendered as for nobody, and asks nothing yet',
  async (path) => {
    const { status, html } = await open(`/users/${path}`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<form');
  },
);

test.each([
  '/users/confirmation?confirmation_token=abc',
  '/users/unlock?unlock_token=abc',
  '/users/password/edit?reset_password_token=abc',
])('opening %s does not use the link up', async (path) => {
  const { asked } = await open(path);
  expect(asked).toEqual([`GET ${SPORTSBOOK}${getSettings.path}`]);
});

test.each(['/users/confirmation', '/users/unlock?unlock_token=', '/users/password/edit'])(
  '%s without its token has no form, and leads to a new link',
  async (path) => {
    const { html } = await open(path);
    expect(html).not.toContain('<form');
    expect(html).toContain('This link is not complete.');
  },
);

test.each([
  ['/terms-and-conditions', 'Terms and conditions', 'Allgemeine Geschäftsbedingungen'],
  ['/help-center', 'Help center', 'Hilfe'],
])('%s can be read in every language, and found', async (path, en, de) => {
  const { html } = await open(path);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${en}</h1>`));
  expect(html).toContain(`<link rel="canonical" href="${PLATFORM}${path}"/>`);
  expect((await open(`/de${path}`)).html).toMatch(new RegExp(`<h1[^>]*>${de}</h1>`));
});

test.each([
  ['/', `${SPORTSBOOK}/sports`],
  ['/de', `${SPORTSBOOK}/sports/de`],
])('%s leads on to the sportsbook in its language', async (path, to) => {
  expect(await open(path)).toMatchObject({ status: 302, redirect: to });
});

test('another path is no page, and leads back to the bets', async () => {
  const { status, html } = await open('/soccer/live');
  expect(status).toBe(404);
  expect(html).toContain(`href="${SPORTSBOOK}/sports"`);
});

test('what stands in an address stays in its place', async () => {
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  const from = encodeURIComponent('https://evil.example/');
  const { html } = await open(`/users/sign-in?return_to=${from}&a=${evil}`);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('href="https://evil.example');
  expect(html).toContain(`href="/users/sign-up?return_to=${from}"`);
});
