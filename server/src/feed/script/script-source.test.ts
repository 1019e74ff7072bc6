import { matchResult } from '@touchline/testkit/feed/markets';
import { type FeedMessage, ScriptedFeed } from '@touchline/testkit/feed/scripted-feed';
import { ScriptedMatch } from '@touchline/testkit/feed/scripted-match';
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
    feed.say({ rk: 'key', xml: '<first/>' });
    return lines.length > 0;
  });
});
afterEach(async () => {
  await source.stop();
  await feed.close();
});

const types = () =>
  lines.map(({ xml }) => /<(\w+)/.exec(xml)?.[1]).filter((type) => type !== 'first');

/** A match in play that says at once what it is told. */
function aMatch(): ScriptedMatch {
  const tell = async (messages: readonly FeedMessage[]) => {
    for (const message of messages) feed.say(message);
  };
  return new ScriptedMatch(FIXTURE, [matchResult(2, 3, 4)], { now: Date.now, tell });
}

test('what the script says arrives in order', async () => {
  const match = aMatch();
  await match.open({ inPlay: true });
  await match.suspend();
  await match.settle();
  await vi.waitUntil(() => types().length === 3);
  expect(types()).toEqual(['odds_change', 'bet_stop', 'bet_settlement']);
});

test('the script describes the events that it knows, and no others', async () => {
  feed.describe(FIXTURE);
  expect(await source.fixture('sr:match:1')).toEqual(FIXTURE);
  await expect(source.fixture('sr:match:2')).rejects.toThrow('no event is called sr:match:2');
});

test('a recovery repeats what was said of prices, and says when it is complete', async () => {
  const match = aMatch();
  feed.add(match);
  await match.open({ inPlay: true });
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

test('a call that the script answers in another shape than it should is refused', async () => {
  feed.add({
    recover: () => [],
    answer: (call) => (call === 'lineups' ? { home: [] } : undefined),
  });
  await expect(source.lineups('sr:match:1')).rejects.toThrow('away');
  expect(await source.timeline('sr:match:1')).toBeNull();
});

test('what is asked before the script is there is asked when it comes', async () => {
  feed.describe(FIXTURE);
  const early = createScriptSource({ path: feed.path, now: Date.now, log: () => {} });
  const asked = early.fixture('sr:match:1');
  await early.start(async () => {});
  expect(await asked).toEqual(FIXTURE);
  await early.stop();
});

test('what a script that goes owes an answer has none', async () => {
  feed.add({ recover: () => [], answer: () => new Promise(() => {}) });
  const asked = source.lineups('sr:match:1');
  feed.disconnect();
  await expect(asked).rejects.toThrow('it has gone');
});
