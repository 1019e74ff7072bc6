import type { OwnPageEntry } from '@touchline/wire/page-config';
import { expect, test } from 'vitest';
import { ownPagesOf } from './own-pages';

const aPage = (more: Partial<OwnPageEntry>): OwnPageEntry => ({
  path: 'vip-club',
  title: 'VIP club',
  has_text: true,
  component: null,
  in_menu: true,
  ...more,
});

const paths = (pages: OwnPageEntry[]) => ownPagesOf({ pages }).map(({ path }) => path);

test.each([
  ['a page of words', [aPage({})], ['vip-club']],
  [
    'one of our pages under another name',
    [aPage({ has_text: false, component: 'results' })],
    ['vip-club'],
  ],
  ['a page with nothing on it is none', [aPage({ has_text: false })], []],
  ['a page of ours stays ours', [aPage({ path: 'promotions' })], []],
  ['so does a sport', [aPage({ path: 'soccer' })], []],
  ['and what a locale is read from', [aPage({ path: 'fr' })], []],
  [
    'of two at one address the first counts',
    [aPage({}), aPage({ title: 'Later' }), aPage({ path: 'faq' })],
    ['vip-club', 'faq'],
  ],
])('%s', (_rule, pages, expected) => {
  expect(paths(pages)).toEqual(expected);
});
