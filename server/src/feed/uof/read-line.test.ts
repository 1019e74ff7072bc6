import { expect, test } from 'vitest';
import { createFeedCounters } from './counters';
import { createLineReader } from './read-line';

const RK = '-.-.-.alive.-.-.-.-';
const line = (xml: string) => ({ t: 5, rk: RK, xml });

function reader() {
  const said: string[] = [];
  const counters = createFeedCounters();
  const clock = { now: 0 };
  const read = createLineReader({
    provider: 'betradar',
    counters,
    log: (text) => said.push(text),
    now: () => clock.now,
  });
  return { read, said, counters, clock };
}

test('a message is read with when it came and when it was made', () => {
  const { read } = reader();
  expect(read(line('<alive product="3" timestamp="4" subscribed="1"/>'))).toEqual([
    {
      at: 5,
      producer: 3,
      generatedAt: 4,
      changes: [{ type: 'producer_alive', producer: 3, subscribed: true }],
    },
  ]);
});

test('everything is counted, by type and by reason', () => {
  const { read, counters } = reader();
  for (const xml of ['<alive product="1" timestamp="1"/>', '<alive', '<alive/>', '<bet_boost/>']) {
    read(line(xml));
  }
  const provider = 'betradar';
  expect(counters.samples()).toEqual([
    { name: 'feed_messages_total', labels: { provider, type: 'alive' }, value: 1 },
    { name: 'feed_refused_total', labels: { provider, reason: 'not_well_formed' }, value: 1 },
    { name: 'feed_refused_total', labels: { provider, reason: 'bad_value' }, value: 1 },
    { name: 'feed_refused_total', labels: { provider, reason: 'unknown_type' }, value: 1 },
  ]);
});

test('what cannot be read is told of once a minute for each reason, with how often it was not told', () => {
  const { read, said, clock } = reader();
  for (let times = 0; times < 100; times += 1) read(line('<alive'));
  read(line('<bet_boost/>'));
  clock.now = 59_999;
  read(line('<alive'));
  expect(said.length).toBe(2);
  expect(said[0]).toContain(`Refused a message (${RK}): line 1: `);
  expect(said[1]).toBe(`Skipped a message of the unknown type bet_boost (${RK})`);
  clock.now = 60_000;
  read(line('<alive'));
  expect(said[2]).toContain('(and 100 more like it before)');
});
