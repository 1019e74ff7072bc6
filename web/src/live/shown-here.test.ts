import { USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import type { PushEvent } from '@touchline/wire/push/events';
import { expect, test } from 'vitest';
import { NOTHING_LIVE } from './live-state';
import { seedMatches } from './seed';
import { chosenProviders, isShownHere } from './shown-here';
import { aMatch, oddsNews } from '@touchline/testkit/page/live-lines';

const cyber = aMatch({ id: 8, provider: 'betradar' });
cyber.tournament = { ...cyber.tournament, sport: { ...cyber.tournament.sport, type: 'cyber' } };
const changed: PushEvent = { event_name: 'match_changed', message: { match: cyber } };

test('a match of a provider that is not chosen does not come by push', () => {
  expect(isShownHere(NOTHING_LIVE, changed, () => USUAL_PROVIDERS)).toBe(false);
});

test('a match of the chosen provider does', () => {
  const own = chosenProviders(USUAL_PROVIDERS, 'test_providers=cyber:betradar');
  expect(isShownHere(NOTHING_LIVE, changed, () => own)).toBe(true);
});

test('a match that the page has is kept up to date, whoever brings it', () => {
  const opened = seedMatches(NOTHING_LIVE, [cyber]);
  expect(isShownHere(opened, changed, () => USUAL_PROVIDERS)).toBe(true);
});

test('news that adds no match is taken as it comes, without a look at what is chosen', () => {
  const never = () => expect.fail('it does not matter');
  expect(isShownHere(NOTHING_LIVE, oddsNews(6, [1600, 2400]), never)).toBe(true);
});

test.each([
  ['no cookie', '', 'oddin'],
  ['a cookie among others', 'theme=day; test_providers=cyber:betradar; a=b', 'betradar'],
  ['an encoded cookie', 'test_providers=cyber%3Abetradar%2Cregular%3Aoddin', 'betradar'],
  ['a cookie that does not decode', 'test_providers=%E0%A4%A', 'oddin'],
  ['another cookie of a longer name', 'my_test_providers=cyber:betradar', 'oddin'],
])('whose events of e-sports are shown: %s', (_rule, cookies, provider) => {
  expect(chosenProviders(USUAL_PROVIDERS, cookies).cyber).toBe(provider);
  expect(chosenProviders(undefined, cookies).cyber).toBe(provider);
});
