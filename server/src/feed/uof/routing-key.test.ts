import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindingsFor, parseRoutingKey } from './routing-key';

const NOTHING = {
  priority: null,
  prematch: false,
  virtual: false,
  live: false,
  sport: null,
  event: null,
  node: null,
};

test.each([
  [
    'hi.pre.-.odds_change.1.sr:match.123.-',
    { priority: 'hi', prematch: true, type: 'odds_change', sport: 1, event: 'sr:match:123' },
  ],
  [
    'hi.-.live.bet_stop.5.sr:match.9.-',
    { priority: 'hi', live: true, type: 'bet_stop', sport: 5, event: 'sr:match:9' },
  ],
  [
    'hi.virt.-.odds_change.7.vf:match.12345.-',
    { priority: 'hi', virtual: true, type: 'odds_change', sport: 7, event: 'vf:match:12345' },
  ],
  [
    'lo.pre.live.bet_settlement.8.sr:match.12.-',
    {
      priority: 'lo',
      prematch: true,
      live: true,
      type: 'bet_settlement',
      sport: 8,
      event: 'sr:match:12',
    },
  ],
  [
    'hi.pre.live.odds_change.19.od:match.3.7',
    {
      priority: 'hi',
      prematch: true,
      live: true,
      type: 'odds_change',
      sport: 19,
      event: 'od:match:3',
      node: 7,
    },
  ],
  ['-.-.-.alive.-.-.-.-', { type: 'alive' }],
  ['-.-.-.product_down.-.-.-.-', { type: 'product_down' }],
  ['-.-.-.snapshot_complete.-.-.-.42', { type: 'snapshot_complete', node: 42 }],
  [
    'of seven parts, without the node: hi.-.live.bet_stop.5.sr:match.9',
    { priority: 'hi', live: true, type: 'bet_stop', sport: 5, event: 'sr:match:9' },
  ],
  [
    'of seven parts, without the sport: hi.pre.-.odds_change.sr:match.123.-',
    { priority: 'hi', prematch: true, type: 'odds_change', event: 'sr:match:123' },
  ],
  [
    'of seven parts, without the sport, for a node: hi.pre.-.odds_change.sr:match.123.4',
    { priority: 'hi', prematch: true, type: 'odds_change', event: 'sr:match:123', node: 4 },
  ],
])('a key %s', (title, expected) => {
  const key = title.slice(title.lastIndexOf(' ') + 1);
  expect(parseRoutingKey(key)).toEqual({ ...NOTHING, ...expected });
});

test.each(['', 'alive', 'a.b.c', '-.-.-.-.-.-.-.-', 'a.b.c.d.e.f.g.h.i', 'x'.repeat(300)])(
  '"%s" is no routing key',
  (key) => expect(parseRoutingKey(key)).toBeNull(),
);

test('any key that is put together is taken apart again', () => {
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const keys = fc.record({
    priority: fc.constantFrom('hi', 'lo', null),
    prematch: fc.boolean(),
    live: fc.boolean(),
    type: fc.constantFrom('odds_change', 'bet_stop', 'bet_cancel'),
    sport: maybe(fc.nat({ max: 999 })),
    event: fc.nat().map((id) => `sr:match:${id}`),
    node: maybe(fc.nat({ max: 999 })),
  });
  fc.assert(
    fc.property(keys, (key) => {
      const [prefix, kind, id] = key.event.split(':');
      const parts = [key.priority, key.prematch ? 'pre' : null, key.live ? 'live' : null, key.type];
      const text = [...parts, key.sport, `${prefix}:${kind}`, id, key.node]
        .map((part) => part ?? '-')
        .join('.');
      expect(parseRoutingKey(text)).toEqual({ ...key, virtual: false });
    }),
  );
});

describe('bindings', () => {
  /** As a topic exchange compares them. */
  function takes(pattern: string, key: string): boolean {
    const form = pattern
      .split('.')
      .map((part) => (part === '#' ? '.*' : part === '*' ? String.raw`[^.]*\.` : `${part}\\.`))
      .join('');
    return new RegExp(`^${form}$`).test(`${key}.`);
  }
  const gets = (patterns: readonly string[], key: string) =>
    patterns.some((pattern) => takes(pattern, key));

  test.each([
    ['hi.pre.-.odds_change.1.sr:match.123.-', ['all', 'prematch', 'high']],
    ['lo.-.live.bet_settlement.1.sr:match.123.-', ['all', 'live', 'low']],
    ['hi.virt.-.odds_change.7.vf:match.1.-', ['all', 'virtual', 'high']],
    ['hi.-.live.bet_stop.5.sr:match.9', ['all', 'live', 'high']],
    ['-.-.-.alive.-.-.-.-', ['all', 'live', 'prematch', 'virtual', 'high', 'low']],
  ] as const)('%s reaches %j', (key, expected) => {
    const all = ['all', 'live', 'prematch', 'virtual', 'high', 'low'] as const;
    for (const node of [null, 7]) {
      expect(all.filter((interest) => gets(bindingsFor(interest, node), key))).toEqual(expected);
    }
  });

  test('a node hears what is for all, and of answers only its own', () => {
    const node = bindingsFor('all', 7);
    expect(gets(node, 'hi.pre.-.odds_change.1.sr:match.1.7')).toBe(true);
    expect(gets(node, 'hi.pre.-.odds_change.1.sr:match.1.8')).toBe(false);
    expect(gets(node, '-.-.-.snapshot_complete.-.-.-.7')).toBe(true);
    expect(gets(bindingsFor('live', 7), '-.-.-.snapshot_complete.-.-.-.8')).toBe(false);
  });
});
