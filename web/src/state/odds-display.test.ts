import { ODDS_DISPLAYS, type OddsDisplay } from '@touchline/domain/odds/format-odds';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginOddsDisplay,
  chooseOddsDisplay,
  findOddsDisplay,
  followOddsDisplay,
  oddsDisplayFor,
  shownOddsDisplay,
} from './odds-display';
import { aBrowser, forgetBrowser, type ABrowser } from '@touchline/testkit/page/a-browser';

let browser: ABrowser;

beforeEach(() => {
  browser = aBrowser();
  beginOddsDisplay('european');
});
afterEach(forgetBrowser);

test.each(ODDS_DISPLAYS)('%s, once chosen, is kept for good and told to the server', (display) => {
  chooseOddsDisplay(display);
  expect(shownOddsDisplay()).toBe(display);
  expect(browser.local.get('activeOddsType')).toBe(`"${display}"`);
  expect(browser.session.get('oddsType')).toBe(`"${display}"`);
  expect(browser.assigned.at(-1)).toMatch(`odds_type=${display}; path=/; max-age=31536000`);
});

test("a player's settings hold for this tab and leave the reader's own choice", () => {
  chooseOddsDisplay('british');
  followOddsDisplay('american');
  expect(shownOddsDisplay()).toBe('american');
  expect(browser.local.get('activeOddsType')).toBe('"british"');
});

test.each([
  ['what this tab showed comes first', '"percent"', '"british"', 'percent'],
  ['then what was chosen for good', null, '"british"', 'british'],
  ['what is nothing we know counts as absent', '"roman"', '{', 'european'],
])('on a new page, %s', (_rule, session, local, expected) => {
  if (session !== null) browser.session.set('oddsType', session);
  browser.local.set('activeOddsType', local);
  findOddsDisplay();
  expect(shownOddsDisplay()).toBe(expected);
});

const ALL: readonly OddsDisplay[] = ODDS_DISPLAYS;

test.each([
  ['a visitor keeps what shows', 'british', ALL, 'european', null, false, 'british'],
  [
    'a player who has chosen nothing keeps it too',
    'british',
    ALL,
    'european',
    null,
    true,
    'british',
  ],
  ['a player gets what they have chosen', 'british', ALL, 'percent', '2026-01-01', true, 'percent'],
  [
    'what the site does not offer gives way',
    'british',
    ['european'],
    'european',
    null,
    false,
    'european',
  ],
] as const)('%s', (_rule, shown, available, selected, updated, isPlayer, expected) => {
  const settings = { odds_types: { available, selected }, updated_at: updated };
  expect(oddsDisplayFor(shown, settings, isPlayer)).toBe(expected);
});
