import { expect, test } from 'vitest';
import { LOCALES } from './locales';

test('thirty-five locales are offered, each by its own name (DESIGN §4.13)', () => {
  const codes =
    'en en-AU en-CA en-NZ de fr es es-MX pt pt-BR it nl sv nb da fi pl cs sk hu ro bg el ru uk tr sr-ME hr ja ko zh-CN hi ar he fa';
  expect(Object.keys(LOCALES)).toEqual(codes.split(' '));
  expect(new Set(Object.values(LOCALES)).size).toBe(35);
});
