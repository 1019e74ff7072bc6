import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { stageKey } from '@touchline/domain/feed/stage';
import { MOMENT_KINDS } from '@touchline/wire/moment-kinds';
import { describe, expect, test } from 'vitest';
import { CATALOGUE_LOCALES, loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { momentText } from './moment-text';
import { stageName, stageText } from './stage-text';

/** Every stage that the server has a name for. */
const STAGES = [
  ...new Set(
    Array.from({ length: 1000 }, (_, code) => stageKey(code)).filter((key) => key !== null),
  ),
];
const SPORTS = ['soccer', 'handball', 'icehockey', 'cricket', 'kabaddi'];

const COUNT = /^[a-z]+(?:st|nd|rd|th)_/;

describe.each(CATALOGUE_LOCALES)('%s', async (locale) => {
  const t = createText(locale, await loadCatalogue(locale));

  test('every stage of play has words in every sport', () => {
    expect(STAGES.length).toBeGreaterThan(100);
    const silent = SPORTS.flatMap((sport) =>
      STAGES.filter((stage) => stageName(t, sport, stage) === null).map((each) => [sport, each]),
    );
    expect(silent).toEqual([]);
  });

  test('stages that are counted are told apart', () => {
    const counted = STAGES.filter((stage) => COUNT.test(stage));
    expect(counted.length).toBeGreaterThan(50);
    for (const kind of new Set(counted.map((stage) => stage.replace(COUNT, '')))) {
      const stages = counted.filter((stage) => stage.replace(COUNT, '') === kind);
      const names = stages.map((stage) => stageName(t, 'soccer', stage));
      expect([kind, new Set(names).size]).toEqual([kind, names.length]);
    }
  });

  test('every kind of moment of a timeline has words', () => {
    const silent = MOMENT_KINDS.filter((kind) => !t.has(`moments.${kind}`));
    expect(silent).toEqual([]);
  });
});

const english = createText('en', await loadCatalogue('en'));
const german = createText('de', await loadCatalogue('de'));

test.each([
  ['a set is counted', 'tennis', 'third_set', '3rd set', '3. Satz'],
  ['a quarter is counted', 'basketball', 'second_quarter', '2nd quarter', '2. Viertel'],
  ['a map is counted', 'cs2', 'first_map', 'Map 1', 'Map 1'],
  ['half an inning', 'baseball', 'ninth_inning_top', 'Top of the 9th', '9. Inning, 1. Hälfte'],
  ['whoever bats', 'cricket', 'first_innings_away', '1st innings', '1. Innings'],
  ['soccer has penalties', 'soccer', 'penalties', 'Penalties', 'Elfmeterschießen'],
  ['ice hockey has a shootout', 'icehockey', 'penalties', 'Shootout', 'Penaltyschießen'],
  ['time is up in soccer', 'soccer', 'ended', 'Full time', 'Beendet'],
  ['tennis has no time', 'tennis', 'ended', 'Ended', 'Beendet'],
])('%s', (_rule, sport, stage, inEnglish, inGerman) => {
  expect(stageName(english, sport, stage)).toBe(inEnglish);
  expect(stageName(german, sport, stage)).toBe(inGerman);
});

test('a stage that nobody has words for says whether the match is on', () => {
  const text = (status: 1 | 2 | 4) => stageText(english, 'soccer', { status, stage: 'chukka' });
  expect(text(MATCH_STATUS.live)).toBe('Live');
  expect(text(MATCH_STATUS.stopped)).toBe('Live');
  expect(text(MATCH_STATUS.finished)).toBe('Over');
});

test('what a provider tells of in words of its own is shown in those', () => {
  expect(momentText(german, 'home_run')).toBe('Home Run');
  expect(momentText(german, 'water_break')).toBe('water break');
});
