import { expect, test } from 'vitest';
import { promotion } from './site-config';

const leadsTo = (link: string) =>
  promotion.safeParse({ key: 'a', title: { en: 'A' }, text: { en: 'a' }, picture: null, link })
    .success;

test.each([
  ['/promotions', true],
  ['https://law.example/a', true],
  ['mailto:club@example.org', true],
  ['sms:+4912345', true],
  ['http://plain.example', false],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:a b', false],
])('a promotion may lead to %s: %s (SPEC §2 "Links and locale")', (link, may) => {
  expect(leadsTo(link)).toBe(may);
});
