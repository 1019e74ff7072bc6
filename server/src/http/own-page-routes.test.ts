import type { Call } from '@touchline/wire/calls/call';
import type { Handler, Router } from '@touchline/wire/calls/router';
import type { SiteConfig } from '@touchline/wire/site-config';
import { expect, test } from 'vitest';
import { ownPageRoutes } from './own-page-routes';

const page = { component: null, in_menu: true };
let pages: SiteConfig['pages'] = [
  {
    ...page,
    path: 'vip-club',
    title: { en: 'VIP club', de: 'VIP-Klub' },
    text: { en: 'Welcome.', de: 'Willkommen.' },
  },
  { ...page, path: 'offers', title: { en: 'Offers' }, text: null, component: 'promotions' },
];

const handlers = new Map<string, Handler<Call>>();
const router: Router = {
  on: (call, handler) => void handlers.set(call.name, handler),
};
ownPageRoutes(router, () => ({ pages }));

const ask = (path: string, locale = 'en') =>
  handlers.get('getOwnPage')?.({ params: { path }, locale } as never);

test.each([
  ['en', 'VIP club', 'Welcome.'],
  ['de-AT', 'VIP-Klub', 'Willkommen.'],
  ['fr', 'VIP club', 'Welcome.'],
])('in %s a page is told in the caller’s words, or the first there are', async (...row) => {
  const [locale, title, text] = row;
  expect(await ask('vip-club', locale)).toMatchObject({ body: { data: { title, text } } });
});

test.each([['nothing'], ['offers'], ['constructor']])('%s has no text', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

test('what the operator has changed is told at once', async () => {
  pages = [];
  expect(await ask('vip-club')).toMatchObject({ status: 404 });
});
