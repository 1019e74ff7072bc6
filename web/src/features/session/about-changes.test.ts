import { updateProfile } from '@touchline/wire/calls/profile';
import { expect, test } from 'vitest';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { changesOf, isFixed } from './about-changes';

test('what stands already, and what was left empty, is not sent', () => {
  const player = aPlayer({ first_name: 'Ada' });
  expect(changesOf(player, { first_name: ' Ada ', last_name: '', nickname: '' })).toEqual({});
});

test('a nickname can be given up', () => {
  expect(changesOf(aPlayer({ nickname: 'ace' }), { nickname: '' })).toEqual({ nickname: null });
});

test('a name that is taken away is a fault of its field', () => {
  const asked = changesOf(aPlayer({ last_name: 'Byron' }), { last_name: ' ' });
  const { error } = updateProfile.body.safeParse(asked);
  expect(error?.issues.map(({ path }) => path)).toEqual([['last_name']]);
});

test('fields that are not in the form are not touched', () => {
  expect(changesOf(aPlayer({ country_code: 'DE' }), { first_name: 'Ada' })).toEqual({
    first_name: 'Ada',
  });
});

test.each([
  ['names stay free until an operator has seen them', { first_name: 'Ada' }, 'first_name', false],
  ['verified names stay', { first_name: 'Ada', verification: 'verified' }, 'first_name', true],
  [
    'a verified player may still say a missing name',
    { verification: 'verified' },
    'last_name',
    false,
  ],
  ['a country is said once', { country_code: 'DE' }, 'country_code', true],
  ['a missing country can be said', {}, 'country_code', false],
  ['a nickname is never fixed', { nickname: 'ace', verification: 'verified' }, 'nickname', false],
] as const)('%s', (_rule, known, field, fixed) => {
  expect(isFixed(aPlayer(known), field)).toBe(fixed);
});
