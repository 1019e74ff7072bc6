import { expect, test } from 'vitest';
import { MARKET_GROUPS } from './market-groups';
import { catalogueGroups } from '@touchline/testkit/simulator/catalogue-groups';

test.each(Object.entries(MARKET_GROUPS))(
  'the markets of %s are those of the catalogue',
  (group, markets) => {
    expect([...markets]).toEqual(catalogueGroups().get(group));
  },
);
