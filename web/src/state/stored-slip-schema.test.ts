import * as fc from 'fast-check';
import { minor } from '@touchline/domain/money';
import { placing } from '@touchline/domain/slip/place';
import { selectionsOf, type SlipBet } from '@touchline/domain/slip/slip';
import { setEveryStake } from '@touchline/domain/slip/stake';
import { anySlip, aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placementBody } from '../features/slip/placement-body';
import { keptBets } from './session-keys';
import { aBrowser, type ABrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

/** SPEC §3 "Selection", client fields; `home` and `away` are nameA and nameB, and what is not `active` is suspended. */
const FIELDS = [
  'matchId',
  'matchUrnId',
  'matchSlug',
  'matchStatus',
  'marketId',
  'marketName',
  'marketGroup',
  'specifier',
  'outcomeId',
  'outcomeName',
  'odds',
  'acceptedOdds',
  'initialOdds',
  'provider',
  'sportKey',
  'home',
  'away',
  'categoryName',
  'isSuspended',
  'isChanged',
  'isNotAvailable',
  'type',
] as const;

const slip = slipOf([aPick({ matchId: 7, odds: 1850 }), aPick({ matchId: 8 })]);
let browser: ABrowser;

beforeEach(() => {
  browser = aBrowser();
  keptBets.write(slip);
});
afterEach(forgetBrowser);

interface KeptBets {
  bets: { selections: Record<string, unknown>[] }[];
  placement: (Record<string, unknown> & KeptBets) | null;
}

/** The kept slip, with one thing changed: about its first selection unless said otherwise. */
function read(
  change: (part: Record<string, unknown>) => void,
  part = ({ bets }: KeptBets): Record<string, unknown> => bets[0]!.selections[0]!,
) {
  const kept = JSON.parse(browser.session.get('bets')!) as KeptBets;
  change(part(kept));
  browser.session.set('bets', JSON.stringify(kept));
  return keptBets.read();
}

test('a selection is kept with every field it has', () => {
  const found = read(() => undefined);
  // How far its placement has come stands under a key of its own.
  const { ticket: _ticket, ...kept } = slip;
  expect(found).toEqual(kept);
  expect(Object.keys(found!.bets[0]!.selections[0]!)).toEqual(expect.arrayContaining([...FIELDS]));
});

test('with which version it was kept stands beside it', () => {
  expect(JSON.parse(browser.session.get('bets')!)).toMatchObject({ version: 1 });
});

test.each(FIELDS)('a kept selection without its %s leaves, and the others stay', (name) => {
  const found = read((selection) => delete selection[name]);
  expect(found?.bets.map(({ selections }) => selections.map(({ matchId }) => matchId))).toEqual([
    [8],
  ]);
});

test.each([
  ['odds', 0],
  ['acceptedOdds', '1.85'],
  ['matchStatus', 9],
  ['matchId', '7'],
  ['type', 'game'],
  ['isSuspended', 'no'],
])('a kept selection whose %s is %j leaves', (name, value) => {
  const found = read((selection) => (selection[name] = value));
  expect(selectionsOf(found!)).toHaveLength(1);
});

/** Keys of a selection that nothing is sent of. */
const SHOWN = FIELDS.filter(
  (name) => !['matchId', 'marketId', 'specifier', 'outcomeId', 'odds'].includes(name),
);

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const sent = placing(setEveryStake(slip, minor(500)), ID, 'none', 7);

test.each(SHOWN)(
  'what was sent without an answer is sent again as it was, though its %s cannot be read',
  (name) => {
    keptBets.write(sent);
    const found = read(
      (selection) => (selection[name] = { of: 'another version' }),
      (kept) => kept.placement!.bets[0]!.selections[0]!,
    );
    expect(placementBody(found!.placement!, 'device')).toEqual(
      placementBody(sent.placement!, 'device'),
    );
    expect(found!.placement).toMatchObject({ id: ID, playerId: 7 });
  },
);

test('what was sent in a form that cannot be sent again is none', () => {
  keptBets.write(sent);
  const found = read(
    (selection) => delete selection['outcomeId'],
    (kept) => kept.placement!.bets[0]!.selections[0]!,
  );
  expect(found!.placement).toBeNull();
  expect(found!.bets).toEqual(sent.bets);
});

test('one that was sent before it was said by whom is anybody’s', () => {
  keptBets.write(sent);
  const found = read(
    (placement) => delete placement['playerId'],
    (kept) => kept.placement!,
  );
  expect(found!.placement).toMatchObject({ id: ID, playerId: null });
});

test('a taken bet that cannot be read is not put on the slip again', () => {
  const taken = { betId: 1, status: 'waiting_results', isVip: false, odds: [], customOdds: null };
  const receipt = { ...taken, stake: minor(5), win: minor(9) } as SlipBet['taken'];
  keptBets.write({ ...slip, bets: slip.bets.map((bet) => ({ ...bet, taken: receipt })) });
  expect(read((selection) => delete selection['odds'])!.bets).toEqual([]);
});

/** Somewhere in a text, something else. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  by: fc.constantFrom('null', '"x"', '-1', '{}', '[]', 'true'),
});

test('whatever happens to one value of a kept slip, each selection that can be read stays, and nothing else comes', () => {
  fc.assert(
    fc.property(anySlip(), damage, ({ slip: any }, { at, by }) => {
      keptBets.write(any);
      const text = browser.session.get('bets')!;
      const values = [...text.matchAll(/(?<=:)(?:"[^"]*"|-?\d+|true|false|null)(?=[,}])/g)];
      const hit = values[Math.floor(at * values.length * 0.999)];
      if (!hit) return;
      browser.session.set(
        'bets',
        text.slice(0, hit.index) + by + text.slice(hit.index + hit[0].length),
      );
      const found = keptBets.read();
      // Without its currency no stake means anything.
      if (found === null) {
        expect(text.slice(0, hit.index)).toMatch(/"currency":$/);
        return;
      }
      const keys = selectionsOf(any).map(({ key }) => key);
      const left = selectionsOf(found).filter(({ key }) => keys.includes(key));
      expect(left.length).toBeGreaterThanOrEqual(keys.length - 1);
      for (const { kind, selections } of found.bets) {
        if (kind.type === 'system') expect(kind.system.totalCount).toBe(selections.length);
        if (kind.type === 'single') expect(selections).toHaveLength(1);
      }
    }),
  );
});
