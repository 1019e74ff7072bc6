import { describe, expect, test } from 'vitest';
import { countByCatalogue, describeMarkets } from './described-markets';
import { ANY_MARKET } from './ingest/change';
import { groupsOf, lineNames, outcomeOrder, tabsOf } from './market-catalogue';

const SIDES = { home: 'Portugal', away: 'Spain' };

describe('what a provider says of its markets', () => {
  const description = (over: object) => ({
    provider: 'betradar',
    locale: 'en',
    id: 1,
    variant: null,
    name: 'Told',
    groups: ['all'],
    outcomes: [{ id: '1', name: 'told outcome' }],
    ...over,
  });

  test('names those that are not shipped, and locales that are not', () => {
    describeMarkets([
      description({ id: 90_001, groups: ['all', 'odd_ones'] }),
      description({ id: 90_001, locale: 'et', name: 'Räägitud' }),
      description({ locale: 'et', name: 'Võitja' }),
    ]);
    expect(lineNames(90_001, '', SIDES, 'de').market).toBe('Told');
    expect(lineNames(90_001, '', SIDES, 'et').market).toBe('Räägitud');
    expect(lineNames(1, '', SIDES, 'et').market).toBe('Võitja');
    expect(groupsOf(90_001)).toEqual(['all', 'odd_ones']);
  });

  test('does not change what is shipped for its numbers', () => {
    describeMarkets([description({})]);
    expect(lineNames(1, '', SIDES, 'en').market).toBe('Match result');
    expect(lineNames(1, '', SIDES, 'de').market).toBe('Spielausgang');
  });

  test('goes first where it is about one variant, or about numbers of another provider', () => {
    const variant = 'pre:markettext:90';
    describeMarkets([
      description({ id: 534, variant, name: 'Winner of the cup' }),
      description({
        provider: 'oddin',
        name: 'Series winner',
        outcomes: [{ id: '1', name: 'home' }],
      }),
    ]);
    expect(lineNames(534, `variant=${variant}`, SIDES, 'de').market).toBe('Winner of the cup');
    const oddin = { ...SIDES, provider: 'oddin' };
    expect(lineNames(1, '', oddin, 'en').market).toBe('Series winner');
    expect(lineNames(1, '', oddin, 'en').outcome('1')).toBe('Home');
  });

  test('is all there is of numbers that a provider counts itself, until it is simulated', () => {
    const by = { ...SIDES, provider: 'counting' };
    const names = () => {
      const { market, outcome } = lineNames(18, 'total=2.5', by, 'de');
      return [market, outcome('12'), groupsOf(18, 'counting'), tabsOf(18, 'counting')];
    };
    expect(names()).toEqual(['Spezialwette (2,5)', 'Auswahl 12', ['all'], ['specials']]);
    countByCatalogue('counting');
    expect(names()).toEqual(['Tore gesamt', 'Über 2,5', groupsOf(18), tabsOf(18)]);
  });

  test('of a variant is said once for every market that has it, and leaves their names alone', () => {
    const variant = 'sr:exact_goals:11+';
    const outcomes = [{ id: `${variant}:1337`, name: '11+' }];
    describeMarkets([
      description({ id: ANY_MARKET, variant, name: '', outcomes }),
      description({ id: 90_002, name: 'Exact sixes', outcomes: [] }),
    ]);
    const specifier = `variant=${variant}`;
    for (const [id, name] of [
      [21, 'Genaue Anzahl Tore'],
      [90_002, 'Exact sixes'],
    ] as const) {
      const names = lineNames(id, specifier, SIDES, 'de');
      expect([names.market, names.outcome(`${variant}:1337`)]).toEqual([name, '11+']);
      expect(outcomeOrder(id, specifier)).toEqual([`${variant}:1337`]);
    }
  });
});
