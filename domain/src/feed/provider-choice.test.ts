import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPORT_TYPES } from '../event';
import {
  isShown,
  parseProviderChoice,
  parseTestProviders,
  PROVIDERS,
  providersFor,
  USUAL_PROVIDERS,
} from './provider-choice';

test.each([
  ['a pair for each type', 'cyber:betradar,regular:oddin', { cyber: 'betradar', regular: 'oddin' }],
  ['spaces do not matter', ' cyber : betradar', {}],
  [
    'spaces between pairs do not matter',
    'cyber:betradar, regular:oddin',
    { cyber: 'betradar', regular: 'oddin' },
  ],
  ['an unknown type is ignored', 'horses:betradar,cyber:oddin', { cyber: 'oddin' }],
  ['an unknown provider is ignored', 'cyber:nobody', {}],
  ['more than a pair is ignored', 'cyber:oddin:betradar', {}],
  ['what an object always has is no type', 'constructor:oddin,__proto__:oddin', {}],
  ['the later of two counts', 'cyber:oddin,cyber:betradar', { cyber: 'betradar' }],
  ['nothing says nothing', '', {}],
  ['no cookie says nothing', undefined, {}],
])('the cookie is read: %s', (_rule, text, expected) => {
  expect(parseTestProviders(text)).toEqual(expected);
});

test('whatever the cookie says, every type of sport has one known provider', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const chosen = providersFor(USUAL_PROVIDERS, parseTestProviders(text));
      expect(Object.keys(chosen).sort()).toEqual([...SPORT_TYPES].sort());
      expect(Object.values(chosen).every((each) => PROVIDERS.includes(each))).toBe(true);
    }),
  );
});

test.each([
  ['what is named is chosen, the rest is as usual', 'cyber:betradar', { cyber: 'betradar' }],
  [
    'several are told apart by commas',
    'regular:betconstruct, cyber:oddin',
    { regular: 'betconstruct', cyber: 'oddin' },
  ],
])('a choice of the operator is read: %s', (_rule, text, chosen) => {
  expect(parseProviderChoice(text)).toEqual({ ok: true, value: { ...USUAL_PROVIDERS, ...chosen } });
});

test.each([
  ['horses:oddin', 'horses is none of regular, cyber, premium_cricket'],
  ['cyber:nobody', 'nobody is none of betradar, oddin, betconstruct'],
  ['cyber', 'cyber is not TYPE:PROVIDER'],
  ['cyber:oddin:betradar', 'cyber:oddin:betradar is not TYPE:PROVIDER'],
  ['cyber:oddin,cyber:betradar', 'cyber is named twice'],
  ['regular:oddin,', ' is not TYPE:PROVIDER'],
  ['constructor:oddin', 'constructor is none of regular, cyber, premium_cricket'],
])('a choice of the operator that says %s is refused: %s', (text, fault) => {
  expect(parseProviderChoice(text)).toEqual({ ok: false, error: [fault] });
});

test('an event is shown when its provider is the chosen one for its type of sport', () => {
  const cyber = { sportType: 'cyber', provider: 'betradar' } as const;
  expect(isShown(cyber, USUAL_PROVIDERS)).toBe(false);
  expect(isShown(cyber, providersFor(USUAL_PROVIDERS, { cyber: 'betradar' }))).toBe(true);
  expect(isShown({ ...cyber, sportType: 'regular' }, USUAL_PROVIDERS)).toBe(true);
});
