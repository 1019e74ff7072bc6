import { expect, test } from 'vitest';
import { delayOf, parseLiveDelays, USUAL_LIVE_DELAY } from './live-delay';
import { MATCH_STATUS } from './market-status';

const DELAYS = {
  usual: 5,
  bySport: new Map([
    ['tennis', 8],
    ['esports', 0],
  ]),
};
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

test.each([
  ['', USUAL_LIVE_DELAY, {}],
  ['3', 3, {}],
  ['tennis:8', USUAL_LIVE_DELAY, { tennis: 8 }],
  ['0, tennis:8,cs2:12', 0, { tennis: 8, cs2: 12 }],
])('delays are read from %j', (text, usual, bySport) => {
  const read = parseLiveDelays(text);
  expect(read).toEqual({ ok: true, value: { usual, bySport: new Map(Object.entries(bySport)) } });
});

test.each([
  ['five', '"five" is no number of seconds, nor a sport and one'],
  ['tennis:', '"tennis:" is no number of seconds, nor a sport and one'],
  ['-1', '"-1" is no number of seconds, nor a sport and one'],
  ['5,6', '6 is a second delay for every sport'],
  ['5,tennis:31', 'tennis:31 is longer than 30 seconds'],
])('what is wrong in %j is named', (text, fault) => {
  expect(parseLiveDelays(text)).toEqual({ ok: false, error: [fault] });
});
