import { describe, expect, test } from 'vitest';
import { ODDIN_PROFILE } from '../profile';
import { api, fixtureXml, PLACE } from '@touchline/testkit/feed/api/documents';

describe('fixtures', () => {
  test('are read in the language of the client, and past the cache when they are asked for again', async () => {
    const fixture = fixtureXml('sr:match:7');
    const { client, paths } = await api(() => fixture);
    const first = await client.fixture('sr:match:7');
    expect(await client.fixture('sr:match:7')).toEqual(first);
    expect(first).toMatchObject({
      urn: 'sr:match:7',
      type: 'match',
      startTime: Date.UTC(2026, 10, 21, 12),
      sport: { urn: 'sr:sport:5', name: 'Tennis' },
      category: { urn: 'sr:category:3', name: 'ATP', countryCode: '' },
      tournament: { urn: 'sr:tournament:9', name: 'Open' },
      home: { urn: 'sr:competitor:1', name: 'Host', abbreviation: 'HO' },
      away: { urn: 'sr:competitor:2', name: 'Guest', abbreviation: 'GUE' },
    });
    expect(paths()).toEqual([
      'GET /v1/sports/de/sport_events/sr:match:7/fixture.xml',
      'GET /v1/sports/de/sport_events/sr:match:7/fixture_change_fixture.xml',
    ]);
  });

  test('of Oddin have no ending and no second document', async () => {
    const fixture = fixtureXml('od:match:7');
    const { client, paths } = await api(() => fixture, ODDIN_PROFILE);
    await client.fixture('od:match:7');
    await client.fixture('od:match:7');
    expect(new Set(paths())).toEqual(
      new Set(['GET /v1/sports/de/sport_events/od:match:7/fixture']),
    );
  });

  test('of a season are its tournament, with all who take part', async () => {
    const info = `<tournament_info><tournament id="sr:tournament:1" name="Tour">${PLACE}</tournament>
      <season id="sr:season:2" name="Tour 26" start_date="2026-07-01" end_date="2026-07-20"/>
      <competitors><competitor id="sr:competitor:5" name="Rider"/></competitors></tournament_info>`;
    const { client, paths } = await api(() => info);
    expect(await client.fixture('sr:season:2')).toMatchObject({
      type: 'season',
      name: 'Tour 26',
      startTime: Date.UTC(2026, 6, 1),
      endTime: Date.UTC(2026, 6, 20),
      home: null,
      competitors: [{ urn: 'sr:competitor:5', name: 'Rider' }],
    });
    expect(paths()).toEqual(['GET /v1/sports/de/tournaments/sr:season:2/info.xml']);
  });

  test('of a stage have their parent and no sides', async () => {
    const stage = `<fixtures_fixture><fixture id="sr:stage:4" name="Stage 4" scheduled="2026-07-04T10:00:00Z"
      scheduled_end="2026-07-04T15:00:00Z"><parent id="sr:stage:1"/>${PLACE}
      <tv_channels><tv_channel name="One" stream_url="https://example.org/one"/></tv_channels>
      <competitors><competitor id="sr:competitor:5" name="Rider" country_code="FRA"/></competitors></fixture></fixtures_fixture>`;
    const { client } = await api(() => stage);
    expect(await client.fixture('sr:stage:4')).toMatchObject({
      type: 'stage',
      name: 'Stage 4',
      parent: 'sr:stage:1',
      endTime: Date.UTC(2026, 6, 4, 15),
      home: null,
      away: null,
      competitors: [{ countryCode: 'FRA' }],
      hasVideo: true,
      streamUrl: 'https://example.org/one',
    });
  });

  test.each([
    ['https://cdn.example/team.svg', 'https://cdn.example/team.svg'],
    ['javascript:alert(1)', undefined],
    ['/etc/passwd', undefined],
  ])('tell logos of teams as Oddin does: %s', async (address, logo) => {
    const xml = fixtureXml('sr:match:7').replaceAll(
      '<competitor ',
      `<competitor icon_path="${address}" `,
    );
    const { client } = await api(() => xml);
    expect((await client.fixture('sr:match:7')).home?.logo).toBe(logo);
  });

  const taking = (...names: string[]) =>
    `<competitors>${names.map((name, at) => `<competitor id="sr:competitor:${at}" name="${name}"/>`).join('')}</competitors>`;

  test.each([
    ['three', '', ['Ann', 'Bea', 'Cy'], 'Ann / Bea / Cy'],
    ['one alone', '', ['Ann'], 'Ann'],
    ['many', '', ['Ann', 'Bea', 'Cy', 'Di'], 'Open'],
    ['nobody yet', '', [], 'Open'],
    ['three in an event with a name', 'name="Group 4"', ['Ann', 'Bea', 'Cy'], 'Group 4'],
    ['two of a group that competes', 'type="competition_group"', ['Ann', 'Bea'], 'Ann / Bea'],
  ])('with %s are events with all who take part', async (_what, attributes, names, name) => {
    const xml = fixtureXml('sr:match:7')
      .replace(/<competitors>.*<\/competitors>/s, `<parent id="sr:stage:1"/>${taking(...names)}`)
      .replace('scheduled=', `${attributes} scheduled=`);
    const { client } = await api(() => xml);
    expect(await client.fixture('sr:match:7')).toMatchObject({
      type: 'stage',
      name,
      parent: 'sr:stage:1',
      home: null,
      away: null,
      competitors: names.map((each) => ({ name: each })),
    });
  });

  test.each([
    ['of an event that nobody knows', undefined, 404],
    [
      'that names no sport',
      '<fixtures_fixture><fixture id="sr:match:7" scheduled="2026-01-01"><tournament id="a" name="b"/></fixture></fixtures_fixture>',
      422,
    ],
    ['without a start', fixtureXml('sr:match:7').replace(/ scheduled="[^"]*"/, ''), 422],
  ])('%s are refused', async (_what, body, status) => {
    const { client } = await api(() => body);
    await expect(client.fixture('sr:match:7')).rejects.toMatchObject({ status });
  });
});
