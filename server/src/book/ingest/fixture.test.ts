import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedChange, FixtureFacts } from './change';
import { openIngest } from './ingest';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { fixture, MATCH, play } from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

const known = (given: Partial<FixtureFacts> = {}): FeedChange => ({
  ...fixture(),
  fixture: { ...fixture().fixture, ...given },
});
const WINNER: Partial<FixtureFacts> = {
  urn: 'sr:season:5',
  type: 'season',
  name: 'Premier League 26/27',
  tournament: { urn: 'sr:tournament:900', name: 'Premier League winner' },
  endTime: 9_000,
  home: null,
  away: null,
  competitors: [
    { urn: 'sr:competitor:2', name: 'Chelsea', abbreviation: 'CHE', countryCode: 'ENG' },
    { urn: 'sr:competitor:1', name: 'Arsenal', abbreviation: 'ARS' },
  ],
};
const event = (urn: string) =>
  book.db.selectFrom('matches').selectAll().where('urn', '=', urn).executeTakeFirstOrThrow();
const takingPart = async () => {
  const rows = await book.db
    .selectFrom('match_competitors')
    .innerJoin('competitors', 'competitors.id', 'competitor_id')
    .select(['competitors.urn'])
    .orderBy('ordinal')
    .execute();
  return rows.map(({ urn }) => urn);
};
const sport = (urn: string) =>
  book.db.selectFrom('sports').selectAll().where('urn', '=', urn).executeTakeFirstOrThrow();
const tellAs = (provider: string, ...changes: FeedChange[]) =>
  openIngest(book.db, { provider, run: null }).take([{ at: 1, producer: null, changes }]);

test('what is won outright has a name, an end and everybody who takes part, in their order', async () => {
  await book.tell(known(WINNER));
  expect(await event('sr:season:5')).toMatchObject({
    type: 'season',
    name: 'Premier League 26/27',
    end_date: new Date(9_000),
    home_id: null,
    away_id: null,
  });
  expect(await takingPart()).toEqual(['sr:competitor:2', 'sr:competitor:1']);
  const { kind } = await book.db
    .selectFrom('tournaments')
    .select('kind')
    .where('urn', '=', 'sr:tournament:900')
    .executeTakeFirstOrThrow();
  expect(kind).toBe('season');
});

test('who takes part may change, and told again nothing does', async () => {
  await book.tell(known(WINNER));
  await book.announced();
  await book.tell(known(WINNER));
  expect(await book.announced()).toEqual([]);
  await book.tell(known({ ...WINNER, competitors: WINNER.competitors?.slice(0, 1) ?? [] }));
  expect(await takingPart()).toEqual(['sr:competitor:2']);
  expect(await book.announced()).toHaveLength(1);
  expect((await event('sr:season:5')).version).toBe(2n);
});

test.each([
  ['before', [known({ ...WINNER, urn: 'sr:stage:1' })], []],
  ['after', [], [known({ ...WINNER, urn: 'sr:stage:1' })]],
])('an event is tied to the one that it is a part of, told %s it', async (_when, first, then) => {
  const part = known({ ...WINNER, urn: 'sr:stage:2', type: 'stage', parent: 'sr:stage:1' });
  await book.tell(...first, part, ...then);
  expect((await event('sr:stage:2')).parent_id).toBe((await event('sr:stage:1')).id);
});

test('a match that is moved to another day and changes sides is taken over', async () => {
  await book.tell(known());
  const before = await book.match();
  const { home, away } = fixture().fixture;
  await book.tell(known({ startTime: 86_400_000, home: away, away: home }));
  expect(await book.match()).toMatchObject({
    start_time: new Date(86_400_000),
    home_id: before.away_id,
    away_id: before.home_id,
    version: 2n,
  });
});

test('names that change and change back are those that were told last', async () => {
  const { tournament, home } = fixture().fixture;
  const renamed = known({
    tournament: { ...tournament, name: 'The League' },
    home: home && { ...home, name: 'Gunners' },
  });
  const names = () =>
    book.db
      .selectFrom('matches')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_id')
      .innerJoin('competitors', 'competitors.id', 'home_id')
      .select(['tournaments.name as league', 'competitors.name as home'])
      .executeTakeFirstOrThrow();
  await book.tell(known());
  await book.tell(renamed);
  expect(await names()).toEqual({ league: 'The League', home: 'Gunners' });
  await book.tell(known());
  expect(await names()).toEqual({ league: 'Premier League', home: 'Arsenal' });
});

test('a match that is called off takes no bets, and one that is over stays over', async () => {
  await book.tell(known(), known({ isCancelled: true }));
  expect(await book.match()).toMatchObject({ status: 5, version: 2n });
  await book.tell(play(4), known({ isCancelled: true }));
  expect(await book.match()).toMatchObject({ status: 4 });
});

test('what belongs to it beside its sides is kept', async () => {
  await book.tell(
    known({
      hasVideo: true,
      streamUrl: 'https://streams.example/9',
      customBet: true,
      venue: { name: 'Emirates', city: 'London' },
    }),
  );
  expect(await book.match()).toMatchObject({
    has_video: true,
    stream_url: 'https://streams.example/9',
    custom_bet: true,
    stadium: 'Emirates',
    city: 'London',
    type: 'match',
  });
});

test('a match that an operator has added a stream to is shown, whatever its feed says', async () => {
  await book.tell(known());
  const { id, version } = await book.match();
  await book.db
    .insertInto('match_streams')
    .values({
      match_id: id,
      url: '/streams/a.m3u8',
      name: null,
      countries: null,
      added_at: new Date(),
      added_by: 'ops',
    })
    .execute();
  await book.tell(known({ venue: { name: 'Emirates', city: 'London' } }));
  expect(await book.match()).toMatchObject({ has_video: true, stadium: 'Emirates' });
  await book.tell(known({ venue: { name: 'Emirates', city: 'London' } }));
  expect((await book.match()).version).toBe(version + 1n);
});

test('a country and a logo that are not told stay as they were', async () => {
  const home = { urn: 'sr:competitor:1', name: 'Arsenal', abbreviation: 'ARS' };
  const stored = () =>
    book.db
      .selectFrom('competitors')
      .select(['country_code', 'logo'])
      .where('urn', '=', home.urn)
      .executeTakeFirstOrThrow();
  const logo = '/crests/0-1-c8102e-ffffff.svg';
  await book.tell(known({ home: { ...home, countryCode: 'ENG', logo } }), known({ home }));
  expect(await stored()).toEqual({ country_code: 'ENG', logo });
  const { version } = await book.match();
  await book.tell(known({ home: { ...home, logo: 'https://cdn.example/ars.svg' } }));
  expect(await stored()).toEqual({ country_code: 'ENG', logo: 'https://cdn.example/ars.svg' });
  expect((await book.match()).version).toBe(version + 1n);
});

test("a second provider's sport of the same name has a key of its own", async () => {
  const curling = (urn: string) => known({ urn, sport: { urn, name: 'Curling' } });
  await tellAs('betradar', curling('sr:sport:46'));
  await tellAs('oddin', curling('od:sport:46'), curling('od:sport:47'));
  const keys = ['sr:sport:46', 'od:sport:46', 'od:sport:47'].map(
    async (urn) => (await sport(urn)).key,
  );
  expect(await Promise.all(keys)).toEqual(['curling', 'curling-oddin', 'curling-od-sport-47']);
});

test.each([
  ['betradar', 'sr:sport:46', 'Curling', 'regular'],
  ['betradar', 'sr:sport:194', 'ESport Valorant', 'cyber'],
  ['oddin', 'od:sport:13', 'Rainbow Six', 'cyber'],
  ['betradar', 'sr:sport:9021', 'Premium Cricket', 'premium_cricket'],
])('of %s, %s (%s) is of type %s', async (provider, urn, name, type) => {
  await tellAs(provider, known({ sport: { urn, name } }));
  expect((await sport(urn)).type).toBe(type);
});

test('a league in which matches are played is one of matches, whichever is told first', async () => {
  const { tournament } = fixture().fixture;
  await book.tell(known({ ...WINNER, tournament }), known(), known({ ...WINNER, tournament }));
  const { kind } = await book.db
    .selectFrom('tournaments')
    .select('kind')
    .where('urn', '=', tournament.urn)
    .executeTakeFirstOrThrow();
  expect(kind).toBe('match');
  expect((await book.match()).urn).toBe(MATCH);
});

test('names and descriptions are written once, and again only where they read otherwise', async () => {
  const names = (name: string): FeedChange => ({
    type: 'names_known',
    locale: 'de',
    names: [{ urn: 'sr:sport:1', name }],
  });
  const described = (name: string): FeedChange => ({
    type: 'markets_described',
    locale: 'de',
    descriptions: [
      { id: 1, variant: null, name, groups: ['all'], specifiers: [], outcomes: [] },
      { id: 1, variant: 'sr:exact_goals:6+', name, groups: ['all'], specifiers: [], outcomes: [] },
    ],
  });
  const written = async () => [
    await book.db.selectFrom('entity_names').select('name').execute(),
    await book.db
      .selectFrom('market_descriptions')
      .select(['variant', 'description', 'updated_at'])
      .orderBy('variant')
      .execute(),
  ];
  await book.tell(names('Fussball'), described('Endstand'));
  const first = await written();
  await book.tell(names('Fussball'), described('Endstand'));
  expect(await written()).toEqual(first);
  await book.tell(names('Fußball'), described('Ergebnis'));
  expect(await written()).toMatchObject([
    [{ name: 'Fußball' }],
    [
      { variant: '', description: { name: 'Ergebnis' } },
      { variant: 'sr:exact_goals:6+', description: { name: 'Ergebnis' } },
    ],
  ]);
});

test('a match that becomes an event of more than two, and one again, has who takes part in it now', async () => {
  const two = known();
  const three = known({
    type: 'stage',
    name: 'Group 4',
    home: null,
    away: null,
    competitors: WINNER.competitors ?? [],
  });
  await book.tell(two);
  const before = await event(MATCH);
  await book.tell(three);
  const { type, home_id: home } = await event(MATCH);
  expect([type, home, await takingPart()]).toEqual([
    'stage',
    null,
    ['sr:competitor:2', 'sr:competitor:1'],
  ]);
  await book.tell(two);
  expect(await event(MATCH)).toMatchObject({ type: 'match', home_id: before.home_id });
  expect(await takingPart()).toEqual([]);
});
