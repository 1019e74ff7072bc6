import { ScriptedFeed } from '@touchline/testkit/feed/scripted-feed';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedLine } from '../source';
import { createScriptSource } from './script-source';

const QUICKLY = { first: 5, longest: 20 };
const FIXTURE = {
  urn: 'sr:match:1',
  startTime: 0,
  sport: { urn: 'sr:sport:1', name: 'Soccer' },
  category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
  tournament: { urn: 'sr:tournament:17', name: 'Premier League' },
  home: { urn: 'sr:competitor:1', name: 'Arsenal', abbreviation: 'ARS' },
  away: { urn: 'sr:competitor:2', name: 'Chelsea', abbreviation: 'CHE' },
};

let feed: ScriptedFeed;
let source: ReturnType<typeof createScriptSource>;
let lines: FeedLine[];
beforeEach(async () => {
  feed = await ScriptedFeed.open();
  source = createScriptSource({ path: feed.path, now: Date.now, log: () => {}, backoff: QUICKLY });
  lines = [];
  await source.start(async (line) => void lines.push(line));
  await vi.waitUntil(() => {
    feed.say('key', '<first/>');
    return lines.length > 0;
  });
});
afterEach(async () => {
  await source.stop();
  await feed.close();
});

const types = () =>
  lines.map(({ xml }) => /<(\w+)/.exec(xml)?.[1]).filter((type) => type !== 'first');

test('what the script says arrives in order', async () => {
  feed.price('sr:match:1', { 1: 2, 2: 3, 3: 4 });
  feed.suspend('sr:match:1');
  feed.settle('sr:match:1', { 1: 1, 2: 0, 3: 0 });
  await vi.waitUntil(() => types().length === 3);
  expect(types()).toEqual(['odds_change', 'bet_stop', 'bet_settlement']);
});

test('the script describes the events that it knows, and no others', async () => {
  feed.describe(FIXTURE);
  expect(await source.fixture('sr:match:1')).toEqual(FIXTURE);
  await expect(source.fixture('sr:match:2')).rejects.toThrow('does not describe sr:match:2');
});

test('a recovery repeats what was said of prices, and says when it is complete', async () => {
  feed.price('sr:match:1', { 1: 2, 2: 3, 3: 4 });
  source.recover(1, null, 1001);
  await vi.waitUntil(() => types().length === 3);
  expect(types()).toEqual(['odds_change', 'odds_change', 'snapshot_complete']);
  expect(lines.at(-2)?.xml).toContain(' request_id="1001"');
});

test('a connection that is lost leaves its producers in need of recovery, which is asked for again', async () => {
  feed.start();
  await vi.waitUntil(() => types().includes('alive'));
  feed.disconnect();
  await vi.waitUntil(() => lines.some(({ xml }) => xml.includes('subscribed="0"')));
  source.recover(1, null, 1001);
  feed.reconnect();
  await vi.waitUntil(() => types().includes('snapshot_complete'));
});
