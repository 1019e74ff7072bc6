import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { confirmRequest, COOLING, LAPSE, requestLimit, requestRemoval, tick } from './change-limit';
import { isInForce, type Limit, type LimitStatus, type LimitTerms } from './limit';

const NOW = 1_800_000_000_000;
const daily = (max: number): LimitTerms => ({ type: 'deposit', period: 'day', max: minor(max) });
const coolingOff = (until: number | null): LimitTerms => ({ type: 'coolingoff', until });

/** A player's limits, changed step by step; a refusal leaves them as they are and is kept. */
function aPlayer(...held: Limit[]) {
  let limits = held;
  let asked = 0;
  let refusal: string | null = null;
  const take = (result: ReturnType<typeof requestLimit>) => {
    if (result.ok) limits = result.value;
    refusal = result.ok ? null : result.error;
  };
  return {
    ask: (terms: LimitTerms, at = NOW) =>
      take(requestLimit(limits, { id: `asked-${(asked += 1)}`, terms }, at)),
    remove: (id: string, at = NOW) => take(requestRemoval(limits, id, at)),
    confirm: (id: string, at = NOW) => take(confirmRequest(limits, id, at)),
    wait: (until: number) => void (limits = tick(limits, until)),
    refusal: () => refusal,
    statuses: () => Object.fromEntries(limits.map(({ id, status }) => [id, status])),
    limits: () => limits,
  };
}

const held = (terms: LimitTerms, status: LimitStatus = 'active'): Limit => ({
  id: 'held',
  status,
  terms,
  due: null,
});

const HELD = held(daily(100));
const EXCLUDED = held(coolingOff(NOW + 10));

test.each([
  ['a first limit counts at once', [], daily(100), { 'asked-1': 'active' }],
  ['a lower limit counts at once', [HELD], daily(99), { held: 'disabled', 'asked-1': 'active' }],
  [
    'a higher limit waits beside the one in force',
    [HELD],
    daily(101),
    { held: 'active', 'asked-1': 'unconfirmed' },
  ],
  ['the same limit changes nothing', [HELD], daily(100), { held: 'active' }],
  [
    'a limit of another period stands beside it',
    [HELD],
    { type: 'deposit', period: 'week', max: minor(500) },
    { held: 'active', 'asked-1': 'active' },
  ],
  [
    'an exclusion is made longer at once',
    [EXCLUDED],
    coolingOff(NOW + 11),
    { held: 'disabled', 'asked-1': 'active' },
  ],
  [
    'for ever is longer than any time',
    [EXCLUDED],
    coolingOff(null),
    { held: 'disabled', 'asked-1': 'active' },
  ],
] as const)('%s', (_rule, limits, terms, expected) => {
  const player = aPlayer(...limits);
  player.ask(terms);
  expect(player.statuses()).toEqual(expected);
});

test('a higher limit takes the place of the old one when it is confirmed and the cooling is over', () => {
  const player = aPlayer(HELD);
  player.ask(daily(200));
  player.confirm('asked-1', NOW + 1);
  expect(player.statuses()).toEqual({ held: 'active', 'asked-1': 'confirmed' });
  player.wait(NOW + COOLING - 1);
  expect(player.statuses()).toEqual({ held: 'active', 'asked-1': 'confirmed' });
  player.wait(NOW + COOLING);
  expect(player.statuses()).toEqual({ held: 'disabled', 'asked-1': 'active' });
  expect(player.limits().every(({ due }) => due === null)).toBe(true);
});

test('confirmed after the cooling, a higher limit counts at once', () => {
  const player = aPlayer(HELD);
  player.ask(daily(200));
  player.wait(NOW + COOLING);
  expect(player.statuses()).toEqual({ held: 'active', 'asked-1': 'unconfirmed' });
  player.confirm('asked-1', NOW + COOLING);
  expect(player.statuses()).toEqual({ held: 'disabled', 'asked-1': 'active' });
});

test('the end of a limit waits as a higher one does', () => {
  const player = aPlayer(HELD);
  player.remove('held');
  expect(player.statuses()).toEqual({ held: 'unconfirmed_disabled' });
  player.confirm('held', NOW + 1);
  expect(player.statuses()).toEqual({ held: 'confirmed_disabled' });
  player.wait(NOW + COOLING - 1);
  expect(player.statuses()).toEqual({ held: 'confirmed_disabled' });
  player.wait(NOW + COOLING);
  expect(player.statuses()).toEqual({ held: 'disabled' });
});

test('a request nobody confirms lapses, a week after its cooling', () => {
  const [raising, ending] = [aPlayer(HELD), aPlayer(HELD)];
  raising.ask(daily(200));
  ending.remove('held');
  for (const player of [raising, ending]) player.wait(NOW + COOLING + LAPSE - 1);
  expect(raising.statuses()).toEqual({ held: 'active', 'asked-1': 'unconfirmed' });
  expect(ending.statuses()).toEqual({ held: 'unconfirmed_disabled' });
  raising.confirm('asked-1', NOW + COOLING + LAPSE);
  ending.confirm('held', NOW + COOLING + LAPSE);
  expect([raising.refusal(), ending.refusal()]).toEqual([
    'nothing_to_confirm',
    'nothing_to_confirm',
  ]);
  for (const player of [raising, ending]) player.wait(NOW + COOLING + LAPSE);
  expect(raising.statuses()).toEqual({ held: 'active', 'asked-1': 'disabled' });
  expect(ending.statuses()).toEqual({ held: 'active' });
});

test.each([
  ['a higher one', (player: ReturnType<typeof aPlayer>) => player.ask(daily(200))],
  ['the end', (player: ReturnType<typeof aPlayer>) => player.remove('held')],
])('asking for the limit in force withdraws %s', (_what, change) => {
  const player = aPlayer(HELD);
  change(player);
  player.ask(daily(100));
  player.confirm('asked-1');
  expect(player.refusal()).toBe('nothing_to_confirm');
  expect(player.statuses()['held']).toBe('active');
});

test('a new wish takes the place of the one that waits, and waits from its own time', () => {
  const player = aPlayer(HELD);
  player.ask(daily(200));
  player.confirm('asked-1');
  player.ask(daily(300), NOW + 5);
  expect(player.statuses()).toEqual({
    held: 'active',
    'asked-1': 'disabled',
    'asked-2': 'unconfirmed',
  });
  player.remove('held', NOW + 6);
  player.confirm('held', NOW + 6);
  player.wait(NOW + 5 + COOLING);
  expect(player.statuses()).toEqual({
    held: 'confirmed_disabled',
    'asked-1': 'disabled',
    'asked-2': 'disabled',
  });
});

test('a request that is repeated does not wait anew', () => {
  const [raising, ending] = [aPlayer(HELD), aPlayer(HELD)];
  raising.ask(daily(200));
  raising.ask(daily(200), NOW + 5);
  raising.confirm('asked-1', NOW + COOLING);
  expect(raising.statuses()).toEqual({ held: 'disabled', 'asked-1': 'active' });
  ending.remove('held');
  ending.confirm('held', NOW + 5);
  ending.remove('held', NOW + 6);
  ending.wait(NOW + COOLING);
  expect(ending.statuses()).toEqual({ held: 'disabled' });
});

test.each(['coolingoff', 'selfexclusion'] as const)(
  'nothing ends %s before its time, and its time does',
  (type) => {
    const player = aPlayer(held({ type, until: NOW + 10 }));
    player.ask({ type, until: NOW + 9 });
    expect(player.refusal()).toBe('cannot_be_shortened');
    player.remove('held');
    expect(player.refusal()).toBe('cannot_be_shortened');
    player.wait(NOW + 9);
    expect(player.statuses()).toEqual({ held: 'active' });
    player.wait(NOW + 10);
    expect(player.statuses()).toEqual({ held: 'disabled' });
  },
);

test('for ever is not shortened, and never over', () => {
  const player = aPlayer(held({ type: 'selfexclusion', until: null }));
  player.ask({ type: 'selfexclusion', until: NOW + 1e15 });
  expect(player.refusal()).toBe('cannot_be_shortened');
  player.wait(NOW + 1e15);
  expect(player.statuses()).toEqual({ held: 'active' });
});

test.each([
  ['active', 'unconfirmed_disabled', null],
  ['unconfirmed_disabled', 'unconfirmed_disabled', 'confirmed_disabled'],
  ['confirmed_disabled', 'confirmed_disabled', null],
  ['unconfirmed', null, 'confirmed'],
  ['confirmed', null, null],
  ['disabled', null, null],
] as const)('what may be asked of a limit that is %s', (status, removed, confirmed) => {
  const limit = { ...held(daily(100), status), due: NOW + 1 };
  const [ending, confirming] = [aPlayer(limit), aPlayer(limit)];
  ending.remove('held');
  expect(ending.refusal()).toBe(removed ? null : 'not_in_force');
  expect(ending.statuses()['held']).toBe(removed ?? status);
  confirming.confirm('held');
  expect(confirming.refusal()).toBe(confirmed ? null : 'nothing_to_confirm');
  expect(confirming.statuses()['held']).toBe(confirmed ?? status);
});

type Step =
  | { type: 'ask'; max: number }
  | { type: 'remove' | 'confirm'; which: number }
  | { type: 'wait'; hours: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), max: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ type: fc.constantFrom('remove', 'confirm'), which: fc.nat(3) }),
  fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

const inForce = (limits: readonly Limit[]) => limits.filter(isInForce);

/** What a kind of limit allows: without one in force, everything. */
function allowed(limits: readonly Limit[]): number {
  const [limit] = inForce(limits);
  return limit && 'max' in limit.terms ? Number(limit.terms.max) : Infinity;
}

test('whatever is asked, lower counts at once and higher never before its cooling', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 40 }), (steps) => {
      const player = aPlayer();
      let now = NOW;
      let waiting = { wish: -1, since: NOW };
      for (const step of steps) {
        const before = allowed(player.limits());
        if (step.type === 'wait') player.wait((now += step.hours * 3_600_000));
        else if (step.type === 'ask') player.ask(daily(step.max), now);
        else player[step.type](player.limits().at(-1 - step.which)?.id ?? '', now);
        const after = allowed(player.limits());

        const wish = wishOf(step, player.refusal());
        if (wish !== null && wish !== waiting.wish) waiting = { wish, since: now };
        if (wish !== null && wish < before) expect(after).toBe(wish);
        if (after > before) {
          expect(after).toBe(waiting.wish);
          expect(now - waiting.since).toBeGreaterThanOrEqual(COOLING);
        }
        expect(inForce(player.limits()).length).toBeLessThanOrEqual(1);
        expect(player.limits().filter(({ due }) => due !== null).length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});

function wishOf(step: Step, refusal: string | null): number | null {
  if (step.type === 'ask') return step.max;
  return step.type === 'remove' && refusal === null ? Infinity : null;
}

test('the clock may be looked at as often or as seldom as one likes', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), fc.nat(300), fc.nat(300), (steps, a, b) => {
      const player = aPlayer();
      for (const step of steps) {
        if (step.type === 'ask') player.ask(daily(step.max));
        else if (step.type !== 'wait') player[step.type](player.limits().at(-1)?.id ?? '');
      }
      const [soon, late] = [Math.min(a, b), Math.max(a, b)].map((hours) => NOW + hours * 3_600_000);
      if (soon === undefined || late === undefined) return;
      const [once, twice] = [tick(player.limits(), late), tick(tick(player.limits(), soon), late)];
      expect(twice).toEqual(once);
    }),
  );
});
