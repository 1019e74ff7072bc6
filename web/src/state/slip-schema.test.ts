import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const slip = slipOf([aPick({ matchId: 7, odds: 1850 })]);
let browser: ABrowser;

beforeEach(() => {
  browser = aBrowser();
  keptBets.write(slip);
});
afterEach(forgetBrowser);

/** The kept slip, with one thing about its first selection changed. */
function read(change: (selection: Record<string, unknown>) => void) {
  const [[key, text]] = [...browser.session] as [[string, string]];
  const kept = JSON.parse(text) as { bets: { selections: Record<string, unknown>[] }[] };
  change(kept.bets[0]!.selections[0]!);
  browser.session.set(key, JSON.stringify(kept));
  return keptBets.read();
}

test('a selection is kept with every field it has', () => {
  const found = read(() => undefined);
  // How far its placement has come stands under a key of its own.
  const { ticket: _ticket, ...kept } = slip;
  expect(found).toEqual(kept);
  expect(Object.keys(found!.bets[0]!.selections[0]!)).toEqual(expect.arrayContaining([...FIELDS]));
});

test.each(FIELDS)(
  'a kept selection without its %s counts as absent, and so does its slip',
  (name) => {
    expect(read((selection) => delete selection[name])).toBeNull();
  },
);

test.each([
  ['odds', 0],
  ['acceptedOdds', '1.85'],
  ['matchStatus', 9],
  ['matchId', '7'],
  ['type', 'game'],
  ['isSuspended', 'no'],
])('a kept selection whose %s is %j counts as absent', (name, value) => {
  expect(read((selection) => (selection[name] = value))).toBeNull();
});
