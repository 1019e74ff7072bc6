import { expect, test } from 'vitest';
import { meetsConditions, type EventCondition } from './event-condition';
import { aLeg } from '@touchline/testkit/bonuses/bonus-builders';

const event = aLeg();
const asking = (parts: Partial<EventCondition>): EventCondition => ({
  sportType: null,
  sportId: null,
  categoryId: null,
  tournamentId: null,
  matchId: null,
  ...parts,
});

test.each([
  ['no condition asks for nothing', [], true],
  ['a condition with every part open asks for nothing', [asking({})], true],
  ['the sport', [asking({ sportId: 1 })], true],
  ['another sport', [asking({ sportId: 2 })], false],
  ['the sport type', [asking({ sportType: 'regular' })], true],
  ['another sport type', [asking({ sportType: 'cyber' })], false],
  ['the category', [asking({ categoryId: 11 })], true],
  ['another category', [asking({ categoryId: 12 })], false],
  ['the tournament', [asking({ tournamentId: 111 })], true],
  ['another tournament', [asking({ tournamentId: 112 })], false],
  ['the event', [asking({ matchId: 1111 })], true],
  ['another event', [asking({ matchId: 1112 })], false],
  ['one condition asks for all its parts', [asking({ sportId: 1, matchId: 1112 })], false],
  ['any of several conditions', [asking({ sportId: 2 }), asking({ sportId: 1 })], true],
  ['none of several conditions', [asking({ sportId: 2 }), asking({ sportId: 3 })], false],
] as const)('an event meets conditions: %s', (_rule, conditions, expected) => {
  expect(meetsConditions(event, conditions)).toBe(expected);
});
