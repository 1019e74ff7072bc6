import { describe, expect, test } from 'vitest';
import { match as matchSchema, type MarketReply, type Match, type MatchReply } from './catalogue';
import { cardOf, cardsOf, cardText, matchCard, readCards, writeCards } from './match-card';

const league = (id: number) => ({
  id,
  urn_id: `sr:tournament:${id}`,
  slug: `league-l${id}`,
  name: `League ${id}`,
  priority: 1,
  kind: 'match' as const,
  sport: { id: 1, key: 'soccer', name: 'Soccer', type: 'regular' as const },
  category: { id: 1, slug: 'spain-c1', name: 'Spain', country_code: 'ESP', priority: 1 },
  main_market_outcomes_count: 3,
  secondary_market_outcomes_count: 2,
});

const side = (id: number, name: string) => ({
  id,
  urn_id: `sr:competitor:${id}`,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  country_code: null,
  logo: id === 11 ? 'https://logos.example/11.png' : null,
});

const line: MarketReply = {
  match_id: 7,
  match_urn_id: 'sr:match:7',
  id: 1,
  name: 'Match result',
  status: 1,
  specifier: '',
  outcomes: [
    { id: '1', name: 'Athletic', active: true, odds: 1270 },
    { id: '2', name: 'Draw', active: false, odds: null },
  ],
  market_groups: ['main'],
  priority: 0,
  most_balanced: true,
  next_bet_stop: null,
  custom_bet_groups: ['score'],
  version: 9,
};

/** As the server writes it. */
const sent = (id: number, leagueId = 3): MatchReply => ({
  id,
  urn_id: `sr:match:${id}`,
  slug: `athletic-levante-m${id}`,
  type: 'match',
  tournament: league(leagueId),
  competitors: { home: side(11, 'Athletic'), away: side(12, 'Levante') },
  name: null,
  participants: [],
  parent: null,
  stadium: 'San Mamés',
  city: 'Bilbao',
  status: 1,
  stage: 'first_half',
  start_time: '2026-06-01T18:00:00Z',
  end_date: null,
  statistics: {
    clock: { match_time: '12:25', stoppage_time: null, remaining_time: null, stopped: false },
    total_score: { home: 1, away: 0 },
    period_score: [
      {
        home: 1,
        away: 0,
        number: 1,
        period_key: 'first_half',
        type: 'regular_period',
        period_name: '1st half',
      },
    ],
    red_cards: { home: 0, away: 0 },
    details: { over: 12 },
  },
  available_markets: 95,
  main_market: line,
  secondary_market: { ...line, id: 18 },
  top_markets: [{ ...line, id: 29 }],
  provider: 'betradar',
  is_provider_stats_available: true,
  has_video: false,
  custom_bet: true,
  version: 9,
});

const matches = (...all: ReturnType<typeof sent>[]): Match[] =>
  all.map((each) => matchSchema.parse(each));

const rest = {
  pagination: { total: 3, page: 1, limit: 50, last_page: 1 },
  stream: { channel: 'updates:en', epoch: 'e', offset: 5 },
};

describe('the card of a match (SPEC §3)', () => {
  test('has its ids, both sides with their logos, league, sport, start, status and main market', () => {
    const [match] = matches(sent(7));
    expect(cardOf(match!)).toMatchObject({
      id: 7,
      urn_id: 'sr:match:7',
      competitors: {
        home: { name: 'Athletic', logo: 'https://logos.example/11.png' },
        away: { name: 'Levante', logo: null },
      },
      start_time: '2026-06-01T18:00:00Z',
      tournament: {
        name: 'League 3',
        main_market_outcomes_count: 3,
        sport: { key: 'soccer', name: 'Soccer' },
      },
      status: 1,
      main_market: { id: 1, specifier: '', outcomes: match!.main_market!.outcomes },
    });
  });

  test('is what the schema of cards makes of the match, and says nothing of what its own page alone shows', () => {
    const [match] = matches(sent(7));
    const card = cardOf(match!);
    expect(card).toEqual(matchCard.parse(sent(7)));
    for (const absent of ['secondary_market', 'top_markets', 'stadium', 'city', 'has_video']) {
      expect(card).not.toHaveProperty(absent);
    }
  });

  test('of what is won outright has a name and those who take part, and no sides', () => {
    const outright = {
      ...sent(8),
      type: 'season' as const,
      competitors: null,
      name: 'Winner',
      participants: [side(11, 'Athletic')],
      main_market: null,
    };
    const [match] = matches(outright);
    expect(cardOf(match!)).toMatchObject({
      name: 'Winner',
      competitors: null,
      participants: [{ id: 11, name: 'Athletic' }],
      main_market: null,
    });
  });
});

describe('a list of cards in a page', () => {
  test('is read as it was written', () => {
    const list = cardsOf({ ...rest, data: matches(sent(7), sent(8, 4), sent(9)) });
    expect(readCards(JSON.parse(writeCards(list)))).toEqual(list);
  });

  test('names each league once', () => {
    const text = writeCards(cardsOf({ ...rest, data: matches(sent(7), sent(8), sent(9, 4)) }));
    expect(text.split('"League 3"')).toHaveLength(2);
    expect(text.split('"League 4"')).toHaveLength(2);
  });

  test('weighs less than half of what the server sent', () => {
    const all = [sent(7), sent(8), sent(9)];
    const text = writeCards(cardsOf({ ...rest, data: matches(...all) }));
    expect(text.length).toBeLessThan(JSON.stringify(all).length / 2);
  });

  test('leaves out a match whose league is not there, and refuses what is no list', () => {
    const written = JSON.parse(
      writeCards(cardsOf({ ...rest, data: matches(sent(7), sent(8, 4)) })),
    ) as { leagues: unknown[] };
    expect(readCards({ ...written, leagues: written.leagues.slice(1) }).data).toMatchObject([
      { id: 8 },
    ]);
    expect(() => readCards({ ...written, data: [{ id: 7 }] })).toThrow('urn_id');
  });

  test('writes a card the same way each time', () => {
    const [one, other] = matches(sent(7), sent(7)).map(cardOf);
    expect(cardText(one!)).toBe(cardText(other!));
    expect(cardText(one!)).toBe(cardText(one!));
  });
});
