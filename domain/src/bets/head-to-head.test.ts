import { expect, test } from 'vitest';
import { headToHeadOf } from './head-to-head';

const DUEL = 'competitor1=sr:competitor:7|competitor2=sr:competitor:9';
const sides = ['sr:competitor:7', 'sr:competitor:9'];

test.each([
  ['either of the two', DUEL, 'sr:competitor:7', { sides, against: 'sr:competitor:9' }],
  ['the other one', DUEL, 'sr:competitor:9', { sides, against: 'sr:competitor:7' }],
  ['nobody where a draw was picked', DUEL, '3', null],
  ['nobody on a line of one alone', 'competitor=sr:competitor:7', 'sr:competitor:7', null],
  ['nobody on a line of three', `${DUEL}|player=sr:player:1`, 'sr:competitor:7', null],
  ['nobody where no specifier is', '', 'sr:competitor:7', null],
])('against whom a selection stands: %s', (_rule, specifier, outcomeId, found) => {
  expect(headToHeadOf(specifier, outcomeId)).toEqual(found);
});
