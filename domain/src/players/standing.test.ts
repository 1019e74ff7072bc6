import { expect, test } from 'vitest';
import { USUAL_AGES } from './age';
import { type MoneyRules, type Standing, USUAL_MONEY_RULES, whyNoMoney } from './standing';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const fan: Standing = {
  countryCode: 'DE',
  statuses: [],
  birthDate: '1990-01-01',
  isVerified: false,
};
const shut = { shutCountries: new Set(['US']) };

test.each<[string, Partial<Standing>, Partial<MoneyRules>, string | null, string | null]>([
  ['somebody of age', {}, {}, null, null],
  ['from a country that is open', {}, shut, 'FR', null],
  ['by the address from one that is not', {}, shut, 'US', 'country_blocked'],
  ['by the profile from one that is not', { countryCode: 'US' }, shut, 'FR', 'country_blocked'],
  ['from nowhere that is known', { countryCode: null }, shut, null, null],
  ['who is in the group', { statuses: ['gold'] }, { group: 'gold' }, null, null],
  ['who is in another one', { statuses: ['silver'] }, { group: 'gold' }, null, 'group_required'],
  ['who has not told a birthday', { birthDate: null }, {}, null, 'birth_date_missing'],
  ['who is too young', { birthDate: '2008-06-01' }, {}, null, 'under_age'],
  [
    'who is too young for their country',
    { birthDate: '2007-01-01', countryCode: 'EE' },
    { ages: { ...USUAL_AGES, byCountry: { EE: 21 } } },
    'GB',
    'under_age',
  ],
  [
    'who is too young for where they are, while nobody knows where they live',
    { birthDate: '2007-01-01', countryCode: null },
    { ages: { ...USUAL_AGES, byCountry: { EE: 21 } } },
    'EE',
    'under_age',
  ],
  ['who is not verified', {}, { verifiedFor: new Set(['bet']) }, null, 'unverified'],
  ['who is', { isVerified: true }, { verifiedFor: new Set(['bet']) }, null, null],
  ['who is not, where deposits want it', {}, { verifiedFor: new Set(['deposit']) }, null, null],
])('a bet of somebody %s', (_who, change, rules, country, fault) => {
  const action = { does: 'bet', country, now: NOW } as const;
  const asked = { ...USUAL_MONEY_RULES, ...rules };
  expect(whyNoMoney({ ...fan, ...change }, action, asked)).toBe(fault);
});

test('a deposit of who is not verified is refused where deposits want it', () => {
  const rules = { ...USUAL_MONEY_RULES, verifiedFor: new Set(['deposit'] as const) };
  const action = { does: 'deposit', country: null, now: NOW } as const;
  expect(whyNoMoney(fan, action, rules)).toBe('unverified');
  expect(whyNoMoney({ ...fan, isVerified: true }, action, rules)).toBeNull();
});
