import { expect, test } from 'vitest';
import { delayOf } from './live-delay';
import { MATCH_STATUS } from './market-status';

const DELAYS = new Map([
  ['tennis', 8],
  ['esports', 0],
]);
const live = (sportKey: string) => ({ matchStatus: MATCH_STATUS.live, sportKey });
const prematch = (sportKey: string) => ({ matchStatus: MATCH_STATUS.prematch, sportKey });

test.each([
  ['before the match it does not wait', [prematch('soccer'), prematch('tennis')], 0],
  ['in play it waits 5 seconds', [live('soccer')], 5],
  ['a sport may have a delay of its own', [live('tennis')], 8],
  ['or none', [live('esports')], 0],
  ['the longest of its legs counts', [live('soccer'), live('tennis'), live('esports')], 8],
  ['only live legs count', [prematch('tennis'), live('soccer')], 5],
])('%s', (_rule, legs, seconds) => {
  expect(delayOf(legs, DELAYS)).toBe(seconds);
});
