import { describe, expect, test } from 'vitest';
import { groupsOf, lineNames, marketPriority, outcomeOrder, tabsOf } from './market-catalogue';
import { numbersAt } from './market-numbers';
import { countByCatalogue, describeMarkets, type MarketDescription } from './described-markets';
import { SHIPPED_COUNT } from './market-templates';

const description = (given: Partial<MarketDescription>): MarketDescription => ({
  provider: 'betconstruct',
  locale: 'en',
  id: 1,
  variant: null,
  name: 'Told',
  groups: ['all'],
  outcomes: [],
  ...given,
});
const outcomes = (...ids: string[]) => ids.map((id) => ({ id, name: `outcome ${id}` }));

describe('a number that another provider describes', () => {
  test('has the groups, the order and the place of its own, and none of the market that is shipped under it', () => {
    describeMarkets([
      description({ id: 139, groups: ['all', 'maps'], outcomes: outcomes('9', '13', '12') }),
      description({ provider: 'oddin', id: 139, groups: ['all', 'kills'] }),
    ]);
    expect(groupsOf(139, 'betconstruct')).toEqual(['all', 'maps']);
    expect(groupsOf(139, 'oddin')).toEqual(['all', 'kills']);
    expect(groupsOf(139, 'betradar')).toEqual(['all', 'regular_play', 'bookings']);
    expect(tabsOf(139, 'betconstruct')).toEqual(['specials']);
    expect(tabsOf(139, 'betradar')).not.toEqual(['specials']);
    expect(outcomeOrder(139, '', 'betconstruct')).toEqual(['9', '13', '12']);
    expect(outcomeOrder(139, '', 'betradar')).toEqual(['12', '13']);
    expect(marketPriority(139, 'betconstruct')).toBe(SHIPPED_COUNT);
    expect(marketPriority(139, 'betradar')).toBeLessThan(SHIPPED_COUNT);
  });

  test('does not lend names of the shipped market to outcomes that it leaves out', () => {
    describeMarkets([description({ provider: 'oddin', id: 29, outcomes: outcomes('1') })]);
    const by = (provider: string) => ({ provider, home: 'H', away: 'A' });
    expect(lineNames(29, '', by('betradar'), 'en').outcome('74')).toBe('Yes');
    expect(lineNames(29, '', by('oddin'), 'en').outcome('74')).toBe('Option 74');
  });

  test('has the tabs and the place of the market with the same name and as many outcomes', () => {
    describeMarkets([
      description({ id: 71_001, name: 'Match Result', outcomes: outcomes('1', '2', '3') }),
      description({ id: 71_002, name: 'Total Goals', outcomes: outcomes('1') }),
    ]);
    expect(tabsOf(71_001, 'betconstruct')).toEqual(['main']);
    expect(marketPriority(71_001, 'betconstruct')).toBe(marketPriority(1));
    expect(tabsOf(71_002, 'betconstruct')).toEqual(['specials']);
  });
});

describe('the numbers of a market of the catalogue', () => {
  test('are its own at the provider that it goes by, and where that is simulated in the name of another', () => {
    expect(numbersAt('betradar', 1)).toEqual([1]);
    expect(numbersAt('nobody', 186)).toEqual([]);
    countByCatalogue('simulated');
    expect(numbersAt('simulated', 186)).toEqual([186]);
  });

  test('are those of the same name elsewhere, and not the same number when that is another market', () => {
    const provider = 'elsewhere';
    countByCatalogue(provider);
    expect(numbersAt(provider, 1)).toEqual([1]);
    const result = { provider, name: 'MATCH RESULT', outcomes: outcomes('a', 'b', 'c') };
    describeMarkets([description({ ...result, id: 900 }), description({ ...result, id: 300 })]);
    expect(numbersAt(provider, 1)).toEqual([300, 900, 1]);
    describeMarkets([description({ provider, id: 1, name: 'First corner' })]);
    expect(numbersAt(provider, 1)).toEqual([300, 900]);
  });

  test('of the winner are found by the words of esports too', () => {
    const told = { provider: 'oddin', id: 1, variant: 'way:two', outcomes: outcomes('1', '2') };
    describeMarkets([description({ ...told, name: 'Match winner - twoway' })]);
    expect(numbersAt('oddin', 186)).toEqual([1]);
  });
});
