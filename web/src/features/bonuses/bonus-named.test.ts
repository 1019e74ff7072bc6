import { newsPage } from '@touchline/wire/notification-pages';
import { expect, test } from 'vitest';
import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { bonusNamed, LINKED_BONUS } from './bonus-named';

test.each(BET_BONUS_TYPES)('the address that news of a %s leads to names that bonus', (type) => {
  const page = newsPage({ type: 'bonus', object_type: type, object_id: 17 });
  const { searchParams } = new URL(page?.path ?? '', 'https://book.example');
  expect(bonusNamed(searchParams.get(LINKED_BONUS))).toEqual({ type, id: 17 });
});

test.each([null, '', '17', 'freebet', 'freebet-', 'freebet--1', 'jackpot-1', 'freebet-1e9', 'x-1'])(
  'no bonus is named by %s',
  (text) => {
    expect(bonusNamed(text)).toBeNull();
  },
);
