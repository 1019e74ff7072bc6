import { namedFeed } from '@touchline/testkit/feed/names/named-feed';
import { apiOf, MARKETS, markets, variants } from '@touchline/testkit/feed/names/spoken-api';
import { describe, expect, test } from 'vitest';
import { ODDIN_PROFILE } from '../uof/profile';

/** Numbers of markets that no other test describes: what is told is kept for a process. */
let last = 800_000;
const aNumber = () => (last += 1);

describe('markets that are not shipped', () => {
  test('are described in every language of the site, its own first, and once a day whatever restarts', async () => {
    const id = aNumber();
    const feed = await namedFeed({
      locales: ['de', 'en-AU', 'nb'],
      spoken: { en: 'en', de: 'de', nb: 'no' },
      answers: apiOf({ markets: (language) => markets({ [id]: `Told in ${language}` }) }),
    });
    await expect.poll(async () => (await lists(feed)).length).toBe(6);
    const asked = feed.asked();
    expect(asked[0]).toBe('/descriptions/de/markets.xml');
    expect(asked.sort()).toEqual(
      ['de', 'en', 'no'].flatMap((code) => [
        `/descriptions/${code}/markets.xml`,
        `/descriptions/${code}/variants.xml`,
      ]),
    );
    await feed.say({ id });
    await expect.poll(() => feed.status(id)).toBe(1);
    expect((await feed.names({ id }, 'de')).market).toBe('Told in de');
    expect((await feed.names({ id }, 'nb')).market).toBe('Told in no');
    expect((await feed.names({ id }, 'en-AU')).market).toBe('Told in en');
    expect((await feed.names({ id }, 'fr')).market).toBe('Told in en');
    await feed.restart();
    feed.time.pass(23 * 3_600_000);
    await feed.say({ id: 1, outcomes: ['1', '2', '3'] });
    await expect.poll(() => feed.status(1)).toBe(1);
    expect(feed.asked()).toEqual([]);
    feed.time.pass(3_660_000);
    const again: string[] = [];
    await expect.poll(() => again.push(...feed.asked())).toBe(6);
  });

  test('are named in English where a language is refused', async () => {
    const id = aNumber();
    const feed = await namedFeed({
      locales: ['hi'],
      answers: apiOf({
        markets: (language) => (language === 'hi' ? { status: 404 } : markets({ [id]: 'Told' })),
        variants: (language) => (language === 'hi' ? { status: 404 } : variants()),
      }),
    });
    await feed.say({ id });
    await expect.poll(() => feed.status(id)).toBe(1);
    expect([(await feed.names({ id }, 'hi')).market, feed.unnamed()]).toEqual(['Told', 0]);
  });

  test('are asked for again when one comes that is new, and not for each that is not told', async () => {
    const [id, never] = [aNumber(), aNumber()];
    let told: Record<number, string> = {};
    const feed = await namedFeed({ answers: apiOf({ markets: () => markets(told) }) });
    await expect.poll(async () => (await lists(feed)).length).toBe(2);
    feed.time.pass(6 * 60_000);
    feed.asked();
    told = { [id]: 'New' };
    await feed.say({ id }, { id: never });
    await expect.poll(() => feed.status(id)).toBe(1);
    await expect.poll(() => feed.status(never)).toBe(1);
    expect(feed.asked().filter((path) => MARKETS.test(path))).toEqual([
      '/descriptions/en/markets.xml',
    ]);
    await expect.poll(() => feed.unnamed()).toBe(1);
    expect((await feed.names({ id })).market).toBe('New');
    expect((await feed.names({ id: never, specifiers: 'total=2.5' })).market).toBe(
      'Special market (2.5)',
    );
  });

  test('wait while the API is down at the start, and have their names when it is up', async () => {
    const id = aNumber();
    let isUp = false;
    const down = { status: 503 };
    const feed = await namedFeed({
      answers: apiOf({
        markets: () => (isUp ? markets({ [id]: 'Late' }) : down),
        variants: () => (isUp ? variants() : down),
      }),
    });
    await expect.poll(() => feed.asked().length).toBeGreaterThan(0);
    feed.time.pass(10_000);
    await feed.say({ id });
    await expect.poll(() => feed.status(id)).toBe(0);
    feed.time.pass(10_250);
    await expect.poll(() => feed.status(id)).toBe(1);
    expect((await feed.names({ id })).market).toBe('Special market');
    isUp = true;
    feed.time.pass(61_000);
    await expect.poll(async () => (await feed.held()).length).toBe(0);
    expect((await feed.names({ id })).market).toBe('Late');
  });

  test.each([
    ['an empty list', '<market_descriptions/>'],
    ['no XML', 'markets'],
    ['an outcome less', '<market_descriptions><market id="ID" name="Told"/></market_descriptions>'],
  ])('are on offer in generic words where the provider tells %s', async (_what, answer) => {
    const id = aNumber();
    const feed = await namedFeed({
      answers: apiOf({ markets: () => answer.replace('ID', String(id)) }),
    });
    await feed.say({ id });
    await expect.poll(() => feed.status(id)).toBe(1);
    await expect.poll(() => feed.unnamed()).toBe(1);
    expect((await feed.names({ id })).outcomes).toEqual(['Option 1', 'Option 2']);
  });
});

describe('a variant', () => {
  test('that is not in the list is asked for when it first comes, for its market, and then in other languages', async () => {
    const id = aNumber();
    const variant = `pre:markettext:${id}`;
    const outcomes = [`pre:outcometext:${id}`];
    const described = (language: string) =>
      `<market_descriptions><market id="${id}" variant="${variant}" name="Next coach (${language})"><outcomes>
       <outcome id="${outcomes[0]}" name="Somebody (${language})"/></outcomes></market></market_descriptions>`;
    const feed = await namedFeed({
      locales: ['en', 'de'],
      answers: apiOf({
        markets: () => markets({ [id]: 'Special bets' }),
        other: (path) => {
          const language = /^\/descriptions\/(\w+)\/markets\/\d+\/variants\/pre:/.exec(path)?.[1];
          return language === undefined ? undefined : described(language);
        },
      }),
    });
    const line = { id, specifiers: `variant=${variant}`, outcomes };
    await feed.say(line);
    await expect.poll(() => feed.status(id)).toBe(1);
    expect(await feed.names(line)).toEqual({
      market: 'Next coach (en)',
      outcomes: ['Somebody (en)'],
    });
    await expect.poll(async () => (await feed.names(line, 'de')).market).toBe('Next coach (de)');
    expect(feed.asked().filter((path) => path.includes('pre:markettext'))).toHaveLength(2);
  });

  test('that is in the list is not asked for', async () => {
    const id = aNumber();
    const variant = `sr:list:${id}`;
    const feed = await namedFeed({
      answers: apiOf({
        markets: () => markets({ [id]: 'Exact sixes' }),
        variants: () => variants(variant),
      }),
    });
    await feed.say({ id, specifiers: `variant=${variant}`, outcomes: [`${variant}:1`] });
    await expect.poll(() => feed.status(id)).toBe(1);
    expect(feed.asked().filter((path) => path.includes('/markets/'))).toEqual([]);
    expect(feed.unnamed()).toBe(0);
  });
});

test('a provider’s numbers have its own words, and those of no other', async () => {
  const feed = await namedFeed({
    profile: ODDIN_PROFILE,
    answers: apiOf({ markets: () => markets({ 20: 'Race to kills' }) }),
  });
  await feed.say(
    { id: 20 },
    { id: 3 },
    { id: 18, specifiers: 'total=2.5', outcomes: ['12', '13'] },
  );
  for (const id of [20, 3, 18]) await expect.poll(() => feed.status(id)).toBe(1);
  expect((await feed.names({ id: 20 })).market).toBe('Race to kills');
  expect((await feed.names({ id: 3 })).market).toBe('Special market');
  expect(await feed.names({ id: 18, specifiers: 'total=2.5', outcomes: ['12'] })).toEqual({
    market: 'Special market (2.5)',
    outcomes: ['Option 12'],
  });
  expect(feed.asked().filter((path) => path.includes('variants'))).toEqual([]);
});

function lists({ db }: Awaited<ReturnType<typeof namedFeed>>) {
  return db.selectFrom('description_lists').select(['kind', 'locale']).execute();
}
