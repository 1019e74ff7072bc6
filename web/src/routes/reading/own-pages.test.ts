import type { OwnPage } from '@touchline/wire/site-config';
import { expect, test } from 'vitest';
import { ownPagesOf } from './own-pages';

const aPage = (more: Partial<OwnPage>): OwnPage => ({
  path: 'vip-club',
  title: { en: 'VIP club' },
  text: { en: 'Welcome.' },
  component: null,
  in_menu: true,
  ...more,
});

const paths = (pages: OwnPage[]) => ownPagesOf({ pages }).map(({ path }) => path);

test.each([
  ['a page of words', [aPage({})], ['vip-club']],
  [
    'one of our pages under another name',
    [aPage({ text: null, component: 'results' })],
    ['vip-club'],
  ],
  ['a page with nothing on it is none', [aPage({ text: null })], []],
  ['a page of ours stays ours', [aPage({ path: 'promotions' })], []],
  ['so does a sport', [aPage({ path: 'soccer' })], []],
  ['and what a locale is read from', [aPage({ path: 'fr' })], []],
  [
    'of two at one address the first counts',
    [aPage({}), aPage({ text: { en: 'Later.' } }), aPage({ path: 'faq' })],
    ['vip-club', 'faq'],
  ],
])('%s', (_rule, pages, expected) => {
  expect(paths(pages)).toEqual(expected);
});
