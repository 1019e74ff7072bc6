import { expect, test } from 'vitest';
import { linkPreview } from './link-preview';

const SITE = {
  name: 'Bets & "more"',
  locale: 'de',
  locales: ['en', 'de', 'en-AU', 'pt-BR', 'zh-CN'],
  picture: { src: 'https://bets.example/share/site.png?locale=de&at=1', alt: 'A <b>' },
};

const page = (head: string) => linkPreview(`<html><head>${head}</head><body>x</body>`, SITE);

const FOUND =
  '<title>A &amp; B &#x27;c&#x27; · Bets</title><meta name="description" content="One &quot;two&quot;"/><link rel="canonical" href="https://bets.example/de/soccer?page=2"/>';

test('a preview repeats what the head says, and adds the picture', () => {
  const properties = Object.fromEntries(
    [...page(FOUND).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  );
  expect(properties).toEqual({
    'og:type': 'website',
    'og:site_name': 'Bets &amp; &quot;more&quot;',
    'og:title': 'A &amp; B &#x27;c&#x27; · Bets',
    'og:description': 'One &quot;two&quot;',
    'og:url': 'https://bets.example/de/soccer?page=2',
    'og:locale': 'de_DE',
    'og:locale:alternate': 'zh_CN',
    'og:image': 'https://bets.example/share/site.png?locale=de&amp;at=1',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A &lt;b&gt;',
    'twitter:card': 'summary_large_image',
  });
});

test('the other languages are named with the countries of most of their readers', () => {
  const others = [...page(FOUND).matchAll(/locale:alternate" content="([^"]+)"/g)];
  expect(others.map(([, code]) => code)).toEqual(['en_US', 'en_AU', 'pt_BR', 'zh_CN']);
});

test.each([
  ['hidden from search engines', '<title>A</title><meta name="robots" content="noindex"/>'],
  ['without a title', '<link rel="canonical" href="https://bets.example/"/>'],
])('a page that is %s has no preview', (_what, head) => {
  expect(page(head)).toBe('');
});

test('what a reader typed in the body is no title', () => {
  expect(
    linkPreview('<head></head><body><title>x</title><link rel="canonical" href="y"/></body>', SITE),
  ).toBe('');
});
