import { afterEach, describe, expect, test } from 'vitest';
import * as local from './local-keys';
import * as session from './session-keys';
import type { Kept } from './storage';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(forgetBrowser);

const entries = (module: object) =>
  Object.values(module).filter((each): each is Kept<unknown> => 'read' in Object(each));

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Each entry with its key, a value of its kind, and one that only looks like it. */
const LOCAL: [string, Kept<unknown>, unknown, unknown][] = [
  ['deviceId', local.keptDeviceId, UUID, '<b>'],
  ['consent', local.keptConsent, false, 'no'],
  ['locale', local.keptLocale, 'sr-ME', 'Serbian'],
  ['sidebar-collapsed', local.keptSidebarCollapsed, false, 'false'],
  ['depositReminder', local.keptDepositReminder, 1_800_000_000_000, '1800000000000'],
  ['isRegistered', local.keptRegistered, true, 1],
  ['signUpReminder', local.keptReminded, true, 'yes'],
  ['activeOddsType', local.keptOddsType, 'british', 'roman'],
  ['oddsAcceptMode', local.keptAcceptMode, 'higher', 'lower'],
  ['testProviders', local.keptTestProviders, 'cyber:oddin', ['cyber:oddin']],
  ['recentSearches', local.keptSearches, ['arsenal', 'open'], [1]],
  ['favoriteRows', local.keptFavoriteRows, 3, 4],
  ['singleKeys', local.keptSingleKeys, false, 'off'],
  ['starredMarkets', local.keptStarredMarkets, [1, 18], ['1']],
  ['pushReader', local.keptPushReader, 7, '7'],
  ['lastBets', local.keptLastBets, LAST_BETS('5'), { playerId: 'x', at: 1, bets: [] }],
];
const SESSION: [string, Kept<unknown>, unknown, unknown][] = [
  ['betslipToggle', session.keptPanel, { isOpen: true, tab: 'my_bets' }, { isOpen: true }],
  ['isRegistered', session.keptRegisteredHere, true, {}],
  ['signUpReminder', session.keptVisitSince, 1_800_000_000_000, 1.5],
  ['depositBegun', session.keptDeposit, UUID, 'deposit'],
  ['missedFieldsAsked', session.keptMissedFieldsAsked, 7, '7'],
  ['quickBet', session.keptQuickBet, QUICK_BET(500), { ...QUICK_BET(500), stake: 500 }],
  ['oddsType', session.keptOddsTypeHere, 'american', null],
  ['matchPreview', session.keptMatchPreview, 902, 'm902'],
  ['matchPreviewFolded', session.keptPreviewFolded, true, 1],
  ['videoStreaming', session.keptVideoStreaming, 902, true],
  ['welcomingPopup', session.keptWelcomed, true, 'true'],
  ['termsAccepted', session.keptTermsAccepted, true, []],
  ['oddsSettingsErrorShown', session.keptOddsErrorShown, true, 0],
  ['starAsked', session.keptStarAsked, { type: 'match', id: 7, at: 5 }, { type: 'match' }],
  ['ticketState', session.keptTicketState, 'ODDS_CHANGED', 'PAID'],
  ['hostReferrer', session.keptHostReferrer, 'https://host.example/a?b', 'data:text/html,x'],
  ['app', session.keptApp, 'ios', 'windows'],
  [
    'cashOuts',
    session.keptCashOuts,
    [{ betId: 7, id: UUID, seen: 900n, part: null, shown: 900n }],
    [{ betId: 7, id: 'x' }],
  ],
  ['loadedAnew', session.keptFullLoad, 1_800_000_000_000, 1.5],
  ['multiView', session.keptMultiView, [902, 7], [1, 2, 3, 4, 5]],
  ['visitorCurrency', session.keptVisitorCurrency, 'EUR', 'euros'],
];

/** Amounts are digits in storage and come back as amounts. */
function LAST_BETS(stake: string) {
  const amount = BigInt(stake);
  const selection = { event: 'A – B', market: '1X2', outcome: 'A', odds: 1850 };
  const bet = { id: 1, type: 'single', odds: 1850, stake: amount, win: amount, currency: 'EUR' };
  return {
    playerId: 7,
    at: 1_800_000_000_000,
    bets: [{ ...bet, subunits: 2, selections: [selection] }],
  };
}

function QUICK_BET(stake: number) {
  return { isEnabled: true, stake: BigInt(stake), currency: 'EUR' };
}

/** What can stand under any key: of another page, of an older one, or of somebody who means harm. */
const HOSTILE = [
  '',
  '{',
  'null',
  '[]',
  '{"__proto__":{"isOpen":true}}',
  '"<script>alert(1)</script>"',
  '-1e999',
  '"'.repeat(10_000),
];

describe.each([
  ['local', LOCAL],
  ['session', SESSION],
] as const)('%s storage:', (kind, table) => {
  test.each(table)('%s comes back as it was', (key, entry, value) => {
    const browser = aBrowser();
    entry.write(value);
    expect(entry.key).toBe(key);
    expect([...browser[kind].keys()]).toEqual([key]);
    expect(entry.read()).toEqual(value);
    entry.write(null);
    expect(browser[kind].size).toBe(0);
    expect(entry.read()).toBeNull();
  });

  test.each(table)('%s that is of another kind counts as absent', (key, entry, _value, wrong) => {
    const browser = aBrowser();
    for (const text of [...HOSTILE, JSON.stringify(wrong)]) {
      browser[kind].set(key, text);
      expect({ text, read: entry.read() }).toEqual({ text, read: null });
    }
  });

  test('a browser that keeps nothing is no obstacle', () => {
    aBrowser({ refuses: true });
    for (const [, entry, value] of table) {
      expect(() => entry.write(value)).not.toThrow();
      expect(entry.read()).toBeNull();
    }
  });
});

test('each key stands once, and every one is in a table here or is the slip, which has tests of its own', () => {
  for (const [module, table] of [
    [local, LOCAL],
    [session, SESSION],
  ] as const) {
    const keys = entries(module).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const known = [
      ...table.map(([key]) => key),
      ...(module === session ? ['bets', 'setAside'] : []),
    ];
    expect(keys.toSorted()).toEqual(known.toSorted());
  }
});
