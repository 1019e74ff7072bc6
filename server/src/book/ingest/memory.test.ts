import { expect, test } from 'vitest';
import type { HeldMatch } from './held-match';
import { type Line, unheardLine } from './line';
import type { Cancel } from './cancels';
import type { Play } from './play';
import { createMemory } from './memory';
import { TrackedMap } from './tracked-map';

function heldMatch(urn: string, lines: number): HeldMatch {
  const play: Play = {
    status: 0,
    stageCode: null,
    statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
  };
  const held = new TrackedMap<Line>();
  for (let id = 1; id <= lines; id += 1) held.set(`${id}/`, unheardLine(id, ''));
  const state = {
    provider: 'betradar',
    startTime: 0,
    play,
    lines: held,
    cancels: new TrackedMap<Cancel>(),
    moments: [],
    told: null,
  };
  return {
    id: 1,
    urn,
    type: 'match',
    sportKey: 'soccer',
    state,
    version: 1,
    available: 0,
    storedPlay: play,
    storedMoments: 0,
  };
}

test('matches that were not used for longest make room for others', () => {
  const memory = createMemory(25);
  for (const urn of ['a', 'b', 'c']) memory.hold(heldMatch(urn, 10));
  memory.match('a');
  memory.trim();
  expect(['a', 'b', 'c'].map((urn) => memory.match(urn)?.urn)).toEqual(['a', undefined, 'c']);
});

test('what is forgotten has to be read again', () => {
  const memory = createMemory();
  memory.hold(heldMatch('a', 1));
  memory.producers = new Map();
  memory.forgetAll();
  expect([memory.match('a'), memory.producers]).toEqual([undefined, null]);
});

test('a map knows what it held when it was last kept', () => {
  const map = new TrackedMap<number>();
  map.set('stays', 1);
  map.set('goes', 2);
  map.keep();
  map.set('stays', 1);
  map.set('comes', 3);
  map.set('comes', 4);
  map.delete('goes');
  expect(map.delete('never was')).toBe(false);
  expect(map.edits()).toEqual([
    { key: 'comes', before: undefined, now: 4 },
    { key: 'goes', before: 2, now: undefined },
  ]);
  map.keep();
  expect(map.edits()).toEqual([]);
});
