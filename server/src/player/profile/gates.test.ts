import { expect, test } from 'vitest';
import { countryRefusal } from './gates';

const gates = { blockedCountries: new Set(['US']), group: 'vip' };

test('who comes from a blocked country is refused, and who comes from elsewhere or nowhere is not', () => {
  expect(countryRefusal(gates, 'US')).toMatchObject({
    status: 403,
    error: { code: 'country_blocked' },
  });
  expect(countryRefusal(gates, 'DE')).toBeNull();
  expect(countryRefusal(gates, null)).toBeNull();
});
