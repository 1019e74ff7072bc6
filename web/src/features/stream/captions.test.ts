import { expect, test } from 'vitest';
import { usualCaptions } from './captions';

const offered = [
  { label: 'Deutsch', language: 'de' },
  { label: 'Português', language: 'pt-BR' },
  { label: 'CC', language: '' },
];

test.each([
  ['those in the language of the page', 'de', 0],
  ['those of the same language elsewhere', 'pt', 1],
  ['the first where none is', 'fr', 0],
])('captions are, unless somebody chooses others, %s', (_which, locale, at) => {
  expect(usualCaptions(offered, locale)).toBe(at);
});
