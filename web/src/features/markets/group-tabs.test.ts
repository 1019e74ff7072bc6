import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { chosenTab, groupTabs } from './group-tabs';
import { marketGroups } from './market-groups';

const OFFERED = ['main', 'goals', 'corners'].map((key) => ({ group_key: key, name: key }));
const groups = marketGroups([
  aMarket({ id: 1, market_groups: ['corners'] }),
  aMarket({ id: 2, market_groups: ['main', 'unknown'] }),
]);

test('after all come the groups that have markets, in the order of the site', () => {
  expect(groupTabs(groups, OFFERED, 'All').map(({ key }) => key)).toEqual([
    null,
    'main',
    'corners',
  ]);
});

test('there are no tabs where all markets are in one group', () => {
  expect(groupTabs(groups.slice(0, 1), OFFERED, 'All')).toEqual([]);
});

test('a chosen tab whose last market has gone gives way to all', () => {
  const tabs = groupTabs(groups, OFFERED, 'All');
  expect(chosenTab('main', tabs)).toBe('main');
  expect(chosenTab('goals', tabs)).toBeNull();
});
