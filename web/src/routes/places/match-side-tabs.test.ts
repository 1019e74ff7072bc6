import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { afterPress, matchSideTabs, openTab } from './match-side-tabs';

const ALL = { video: true, chat: true };

test('a match with video has all three tabs, in the order of the specification', () => {
  expect(matchSideTabs(aMatch({ has_video: true }), ALL)).toEqual(['statistics', 'stream', 'chat']);
});

test.each([
  ['the match has no video', {}, ALL],
  ['the site shows no video', { has_video: true }, { ...ALL, video: false }],
  ['the match is over', { has_video: true, status: 3 as const }, ALL],
])('there is no stream where %s', (_why, over, offers) => {
  expect(matchSideTabs(aMatch(over), offers)).toEqual(['statistics', 'chat']);
});

test('what is won outright has statistics once it is known who takes part', () => {
  const { competitors } = aMatch();
  const participants = competitors ? [competitors.home, competitors.away] : [];
  expect(matchSideTabs(aMatch({ type: 'season' }), ALL)).toEqual(['chat']);
  expect(matchSideTabs(aMatch({ type: 'season', participants }), ALL)).toEqual([
    'statistics',
    'chat',
  ]);
});

test('a site without a chat has no tab for one', () => {
  expect(matchSideTabs(aMatch(), { ...ALL, chat: false })).toEqual(['statistics']);
});

test('a chosen tab is open where the match has it', () => {
  expect(openTab('stream', ['statistics', 'stream'])).toBe('stream');
  expect(openTab('stream', ['statistics'])).toBeNull();
  expect(openTab(null, ['statistics'])).toBeNull();
});

test('pressing a tab opens it, and pressing the open one closes it', () => {
  expect(afterPress(null, 'chat')).toBe('chat');
  expect(afterPress('statistics', 'chat')).toBe('chat');
  expect(afterPress('chat', 'chat')).toBeNull();
});
