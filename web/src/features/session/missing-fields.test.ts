import { expect, test } from 'vitest';
import { nextMissing } from './missing-fields';

test('who is known as the site wants is asked for nothing', () => {
  expect(nextMissing([])).toBeNull();
});

test('fields are asked for together and in their order, before the telephone', () => {
  expect(nextMissing(['phone', 'country_code', 'first_name'])).toEqual({
    ask: 'fields',
    fields: ['first_name', 'country_code'],
  });
});

test('the telephone comes when nothing else is missing', () => {
  expect(nextMissing(['phone'])).toEqual({ ask: 'phone' });
});

test('a name that the page does not know keeps nobody waiting', () => {
  expect(nextMissing(['shoe_size'])).toBeNull();
  expect(nextMissing(['shoe_size', 'phone'])).toEqual({ ask: 'phone' });
});
