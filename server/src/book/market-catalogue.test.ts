import { describe, expect, test } from 'vitest';
import catalogue from './markets.json';
import {
  groupsOf,
  lineNames,
  mainMarketOf,
  outcomeOrder,
  outcomesCount,
  secondaryMarketOf,
  sportKeyOf,
  sportNameIn,
  sportPriority,
  sportTypeOf,
  tabsOf,
  topMarketsOf,
  usualPeriods,
} from './market-catalogue';
import { tabNames } from './market-templates';
import { TRANSLATIONS } from './market-translations';
import sports from './sports.json';
import { languageOf } from '../language';
import { LOCALES } from '../locales';
import { placeholdersIn } from '@touchline/testkit/words/same-words';

const SIDES = { home: 'Portugal', away: 'Spain' };

describe('a line is named by its template', () => {
  test.each([
    [1, '', 'Match result'],
    [8, 'goalnr=1', '1st goal'],
    [8, 'goalnr=2', '2nd goal'],
    [8, 'goalnr=3', '3rd goal'],
    [8, 'goalnr=11', '11th goal'],
    [14, 'hcp=0:1', 'Handicap 0:1'],
    [19, 'total=1.5', 'Portugal total'],
    [210, 'gamenr=4|setnr=2', '2nd set game 4 - winner'],
    [999_999, '', 'Special market'],
    [999_999, 'player=sr:player:1|total=2.5', 'Special market (2.5)'],
  ])('%i %s is %s', (id, specifier, name) => {
    expect(lineNames(id, specifier, SIDES, 'en').market).toBe(name);
  });
});

describe('an outcome is named by its template', () => {
  test.each([
    [1, '', '1', 'Portugal'],
    [1, '', '2', 'Draw'],
    [10, '', '11', 'Draw or Spain'],
    [16, 'hcp=-0.75', '1714', 'Portugal (-0.75)'],
    [16, 'hcp=-0.75', '1715', 'Spain (+0.75)'],
    [16, 'hcp=0.5', '1714', 'Portugal (+0.5)'],
    [16, 'hcp=0.5', '1715', 'Spain (-0.5)'],
    [16, 'hcp=0', '1715', 'Spain (0)'],
    [18, 'total=2.5', '12', 'Over 2.5'],
    [21, 'variant=sr:exact_goals:6+', 'sr:exact_goals:6+:74', '6+'],
    [1, '', '77', 'Option 77'],
    [41, 'score=1:0', '116', '3:0'],
    [41, 'score=1:1', '110', '1:1'],
  ])('%i %s outcome %s is %s', (id, specifier, outcome, name) => {
    expect(lineNames(id, specifier, SIDES, 'en').outcome(outcome)).toBe(name);
  });
});

test('names are in the language of the locale where it has templates, in English where not', () => {
  expect(lineNames(18, 'total=2.5', SIDES, 'de').market).toBe('Tore gesamt');
  expect(lineNames(18, 'total=2.5', SIDES, 'de').outcome('12')).toBe('Über 2,5');
  expect(lineNames(1, '', SIDES, 'de').outcome('1')).toBe('Portugal');
  expect(lineNames(8, 'goalnr=1', SIDES, 'de').market).toBe('1. Tor');
  expect(lineNames(18, 'total=2.5', SIDES, 'et').market).toBe('Total goals');
});

test('groups, tabs and order come from the descriptions', () => {
  expect(groupsOf(139)).toEqual(['all', 'regular_play', 'bookings']);
  expect(groupsOf(999_999)).toEqual(['all']);
  expect(tabsOf(18)).toEqual(['main', 'goals']);
  expect(tabsOf(999_999)).toEqual(['specials']);
  expect(outcomeOrder(18, 'total=2.5')).toEqual(['12', '13']);
  expect([1, 18, 38, 534].map(outcomesCount)).toEqual([3, 2, 1, 0]);
});

test.each([
  ['soccer', 'sr:sport:1', 'regular', 1, 18, 2],
  ['tennis', 'sr:sport:5', 'regular', 186, 189, 3],
  ['tabletennis', 'sr:sport:20', 'regular', 186, 238, 5],
  ['baseball', 'sr:sport:3', 'regular', 251, 258, 9],
  ['handball', 'sr:sport:6', 'regular', 1, 18, 2],
  ['premium_cricket', 'sr:sport:2100001', 'premium_cricket', 340, 606, 2],
  ['dota2', 'od:sport:2', 'cyber', 186, 328, 3],
  ['dota2', 'sr:sport:111', 'cyber', 186, 328, 3],
  ['golf', 'sr:sport:9', 'regular', 804, 805, null],
  ['soccer', 'bc:sport:1', 'regular', 1, 18, 2],
  ['golf', 'bc:sport:27', 'regular', 804, 805, null],
] as const)(
  '%s is known by its urn, with its markets',
  (key, urn, type, main, secondary, periods) => {
    expect(sportKeyOf(urn)).toBe(key);
    expect([
      sportTypeOf(key),
      mainMarketOf(key),
      secondaryMarketOf(key),
      usualPeriods(key),
    ]).toEqual([type, main, secondary, periods]);
  },
);

test('a sport that is not described has no markets of its own and stands last', () => {
  expect([
    sportKeyOf('sr:sport:999'),
    mainMarketOf('curling'),
    secondaryMarketOf('curling'),
  ]).toEqual([null, null, null]);
  expect(topMarketsOf('curling')).toEqual([]);
  expect(sportPriority('sr:sport:999')).toBe(sports.length);
  expect(sportPriority('sr:sport:1')).toBe(0);
  expect([sportNameIn('soccer', 'de-AT'), sportNameIn('soccer', 'et')]).toEqual(['Fußball', null]);
});

test.each(['dota2-oddin', 'dota2-betradar', 'dota2-od-sport-2', 'dota2-betconstruct'])(
  'the sport of a second provider is the same sport: %s',
  (key) => {
    expect([mainMarketOf(key), secondaryMarketOf(key), usualPeriods(key)]).toEqual([186, 328, 3]);
    expect(topMarketsOf(key)).toEqual([327]);
    expect([sportTypeOf(key), sportNameIn(key, 'de')]).toEqual(['cyber', 'Dota 2']);
  },
);

test('an ending that is no provider makes another sport', () => {
  expect([mainMarketOf('soccer-beach'), mainMarketOf('-oddin'), mainMarketOf('oddin')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('main, secondary and top markets of a sport are described, and none stands twice', () => {
  const described = new Set(catalogue.markets.map(({ id }) => id));
  for (const { main, secondary, top } of sports) {
    const all = [main, secondary, ...top];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => !described.has(id))).toEqual([]);
  }
});

describe.each(Object.entries(TRANSLATIONS))('the catalogue is whole in %s', (language, told) => {
  const hasWords = (text: string) => /[A-Za-z]/.test(text.replace(/\{[^}]*\}/g, ''));

  test('every market has a name, with the same values in it', () => {
    const names: Record<string, string> = told.markets;
    for (const { id, name } of catalogue.markets) {
      expect([id, placeholdersIn(names[String(id)] ?? '?')]).toEqual([id, placeholdersIn(name)]);
      expect(names[String(id)]?.trim()).not.toBe('');
    }
    expect(Object.keys(names)).toHaveLength(catalogue.markets.length);
  });

  test('every outcome that has words has them, with the same values in them', () => {
    const names: Record<string, string> = told.outcomes;
    const outcomes = [...catalogue.markets, ...catalogue.variants].flatMap((each) => each.outcomes);
    const worded = [...new Set(outcomes.map(({ name }) => name).filter(hasWords))];
    expect(worded.filter((name) => names[name] === undefined)).toEqual([]);
    for (const name of worded) expect(placeholdersIn(names[name]!)).toEqual(placeholdersIn(name));
  });

  test('every tab has a name', () => {
    const names: Record<string, string> = told.tabs;
    expect(catalogue.tabs.filter(({ key }) => names[key] === undefined)).toEqual([]);
    expect(tabNames(language)[0]?.name).toBe(names['main']);
  });
});

test('every language of the pages has a catalogue, and others have the English one', () => {
  const codes = Object.keys(LOCALES).filter((code) => languageOf(code) !== 'en');
  const has = (code: string) => Object.hasOwn(TRANSLATIONS, code);
  expect(codes.filter((code) => !has(code) && !has(languageOf(code)))).toEqual([]);
  expect(tabNames('de-CH')[0]?.name).toBe('Wichtigste');
  expect(tabNames('et')[0]?.name).toBe('Main');
});

describe('in Arabic, names and numbers keep their own direction', () => {
  test.each([
    [8, 'goalnr=2', 'الهدف 2'],
    [19, 'total=1.5', 'مجموع أهداف \u2068Portugal\u2069'],
    [14, 'hcp=0:1', 'هانديكاب 0:1'],
    [230, 'pointnr=20', 'السباق إلى 20 نقطة (مع الوقت الإضافي)'],
  ])('%i %s is %s', (id, specifier, name) => {
    expect(lineNames(id, specifier, SIDES, 'ar').market).toBe(name);
  });

  test.each([
    [1, '', '1', 'Portugal'],
    [1, '', '2', 'تعادل'],
    [10, '', '11', 'تعادل أو \u2068Spain\u2069'],
    [16, 'hcp=-0.75', '1714', '\u2068Portugal\u2069 (\u2068-0.75\u2069)'],
    [18, 'total=2.5', '12', 'أكثر من 2.5'],
  ])('outcome of %i %s %s is %s', (id, specifier, outcome, name) => {
    expect(lineNames(id, specifier, SIDES, 'ar').outcome(outcome)).toBe(name);
  });
});

test('every market stands on tabs that there are, and in the group of all', () => {
  const tabs = new Set(catalogue.tabs.map(({ key }) => key));
  for (const market of catalogue.markets) {
    expect(market.tabs.filter((tab) => !tabs.has(tab))).toEqual([]);
    expect(market.groups).toContain('all');
  }
  expect(new Set(catalogue.markets.map(({ id }) => id)).size).toBe(catalogue.markets.length);
});

test('an urn is named where its name is known, in outcomes and in templates', () => {
  const by = {
    ...SIDES,
    event: 'The Masters',
    nameOf: (urn: string) => (urn === 'sr:player:7' ? 'Ronaldo' : null),
  };
  expect(lineNames(40, '', by, 'en').outcome('sr:player:7')).toBe('Ronaldo');
  expect(lineNames(40, '', by, 'en').outcome('sr:player:8')).toBe('Player 8');
  expect(lineNames(40, '', by, 'de').outcome('sr:competitor:8')).toBe('Team 8');
  expect(lineNames(40, '', by, 'hu').outcome('sr:exact_goals:6+:68')).toBe('68. kimenetel');
  expect(lineNames(870, '', by, 'en').outcome('sr:player:7,sr:player:8')).toBe(
    'Ronaldo / Player 8',
  );
  expect(lineNames(914, 'player=sr:player:8|total=9.5', by, 'en').market).toBe(
    'Player 8 total passing yards (incl. overtime)',
  );
  expect(lineNames(914, 'player=sr:player:7|total=9.5', by, 'en').market).toBe(
    'Ronaldo total passing yards (incl. overtime)',
  );
  expect(lineNames(805, 'pos=3', by, 'en').market).toBe('The Masters - top 3 finish');
});
