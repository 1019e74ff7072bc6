import { valueOf } from '@touchline/testkit/feed/names/described-lines';
import { NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { faultOfName } from '@touchline/testkit/words/shown-names';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MarketFacts } from '../../../book/ingest/change';
import type { lineNames as nameLine, NamedBy } from '../../../book/market-catalogue';
import { LOCALES } from '../../../locales';
import { API_LIMITS, readXml } from '../xml';
import { readMarkets, readVariants } from './read-descriptions';

const unlost = (reason: string): void => {
  throw new Error(reason);
};

const rootOf = (name: string) => readXml(sample(`api-mit-efcasado/${name}.xml`), API_LIMITS);

const SPECIFIERS: Readonly<Record<string, (facts: MarketFacts, variant: string) => string>> = {
  'specifiers as they are described': ({ specifiers }, variant) =>
    specifiers.map(({ name, type }) => `${name}=${valueOf(name, type, variant)}`).join('|'),
  'no specifiers': () => '',
  'values that lie': ({ specifiers }, variant) =>
    specifiers
      .map(({ name }, at) => `${name}=${name === 'variant' ? variant : LIES[at % LIES.length]}`)
      .join('|'),
};
const LIES = ['NaN', '{total}', 'undefined', '', 'sr:player:949', 'sr:match:1', 'null'];

const BY: Readonly<Record<string, NamedBy>> = {
  'everybody known': {
    home: 'Arsenal',
    away: 'Chelsea',
    event: 'Premier League',
    nameOf: (urn) => `Somebody ${urn.split(':').at(-1)}`,
  },
  'nobody known': { home: 'Arsenal', away: 'Chelsea', event: null, nameOf: () => null },
  'no sides': { home: '', away: '', event: 'Premier League', nameOf: () => null },
};

describe.skipIf(NO_SAMPLES !== null)(NO_SAMPLES ?? 'every described market', () => {
  let markets: MarketFacts[] = [];
  let variants: MarketFacts[] = [];
  let lineNames: typeof nameLine;
  // What a provider has told is kept for a process, which other files share.
  beforeAll(async () => {
    vi.resetModules();
    ({ lineNames } = await import('../../../book/market-catalogue'));
    const { describeMarkets } = await import('../../../book/described-markets');
    markets = readMarkets(rootOf('markets'), unlost);
    variants = readVariants(rootOf('variants'), unlost);
    for (const provider of ['betradar', 'another']) {
      const told = { provider, locale: 'en' };
      describeMarkets([...markets, ...variants].map((each) => ({ ...each, ...told })));
    }
  });
  afterAll(() => {
    vi.resetModules();
  });

  /** Every name of every market, and of the outcomes that it or its variant has, and of some that it has not. */
  function namesOf(provider: string, how: string, by: NamedBy, locale: string): [string, string][] {
    const shown = { ...by, provider };
    return markets.flatMap((facts, at) => {
      const variant = variants[at % variants.length];
      const hasVariant = facts.specifiers.some(({ name }) => name === 'variant');
      const specifier = SPECIFIERS[how]?.(facts, variant?.variant ?? '') ?? '';
      const names = lineNames(facts.id, specifier, shown, locale);
      const ids = [
        ...facts.outcomes.map(({ id }) => id),
        ...(hasVariant ? (variant?.outcomes.map(({ id }) => id) ?? []) : []),
        'sr:player:949',
        'sr:competitor:33,sr:competitor:34',
        'pre:outcometext:5',
        '77',
      ];
      return [names.market, ...ids.map((id) => names.outcome(id))].map((name): [string, string] => [
        `${provider} ${facts.id} ${specifier}`,
        name,
      ]);
    });
  }

  const faultsIn = (names: readonly [string, string][]) =>
    names.filter(([, name]) => faultOfName(name) !== null).slice(0, 10);

  test.each(Object.keys(LOCALES))('is named without a hole in %s', (locale) => {
    const by = BY['everybody known'] as NamedBy;
    const names = namesOf('betradar', 'specifiers as they are described', by, locale);
    expect(names.length).toBeGreaterThan(8000);
    expect(faultsIn(names)).toEqual([]);
  });

  test.each(
    Object.keys(SPECIFIERS).flatMap((how) =>
      Object.keys(BY).map((who): [string, string] => [how, who]),
    ),
  )('is named without a hole with %s and %s', (how, who) => {
    for (const locale of ['en', 'ar']) {
      for (const provider of ['betradar', 'another']) {
        expect(faultsIn(namesOf(provider, how, BY[who] as NamedBy, locale))).toEqual([]);
      }
    }
  });

  test('is told in its own words, and so are its outcomes, where all that it speaks of is known', () => {
    const by = { ...(BY['everybody known'] as NamedBy), provider: 'another' };
    const generic = { market: /^Special market/, outcome: /^Option/ };
    const inOtherWords = markets.filter((facts) => {
      const specifier = SPECIFIERS['specifiers as they are described']?.(facts, '') ?? '';
      const names = lineNames(facts.id, specifier, by, 'en');
      const outcomes = facts.outcomes.map(({ id }) => names.outcome(id));
      return (
        generic.market.test(names.market) || outcomes.some((name) => generic.outcome.test(name))
      );
    });
    expect(inOtherWords).toEqual([]);
  });
});
