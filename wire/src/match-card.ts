import * as z from 'zod/mini';
import {
  competitor,
  market,
  match,
  pagination,
  statistics,
  streamPosition,
  type Competitor,
  type Market,
  type Match,
} from './catalogue';

const cardSide = z.pick(competitor, { id: true, name: true, logo: true });

const cardMarket = z.omit(market, {
  match_urn_id: true,
  priority: true,
  custom_bet_groups: true,
});

/**
 * A match as a list shows it: who plays, how it stands, its main market and how many others there are (SPEC §3 "Client
 * match card"). Every match is one; what only its own page shows is not here.
 */
export const matchCard = z.extend(
  z.pick(match, {
    id: true,
    urn_id: true,
    slug: true,
    type: true,
    tournament: true,
    name: true,
    status: true,
    stage: true,
    start_time: true,
    available_markets: true,
    provider: true,
    version: true,
  }),
  {
    competitors: z.nullable(z.object({ home: cardSide, away: cardSide })),
    participants: z.array(cardSide),
    statistics,
    main_market: z.nullable(cardMarket),
  },
);

export type MatchCard = z.output<typeof matchCard>;
export type CardMarket = z.output<typeof cardMarket>;

/** A list of matches as pages keep it. */
export interface CardList {
  data: MatchCard[];
  pagination: z.output<typeof pagination>;
  stream: z.output<typeof streamPosition>;
}

/** The same as it stands in a page: matches name their leagues by id, and each league is written once. */
const writtenCards = z.object({
  leagues: z.array(match.shape.tournament),
  data: z.array(z.extend(matchCard, { tournament: z.int() })),
  pagination,
  stream: streamPosition,
});

/** The card of a match. */
export function cardOf(match: Match): MatchCard {
  const { competitors, main_market: market } = match;
  return {
    id: match.id,
    urn_id: match.urn_id,
    slug: match.slug,
    type: match.type,
    tournament: match.tournament,
    name: match.name,
    status: match.status,
    stage: match.stage,
    start_time: match.start_time,
    available_markets: match.available_markets,
    provider: match.provider,
    version: match.version,
    competitors: competitors && { home: sideOf(competitors.home), away: sideOf(competitors.away) },
    participants: match.participants.map(sideOf),
    statistics: { ...match.statistics, period_score: match.statistics.period_score.map(unnamed) },
    main_market: market && marketOf(market),
  };
}

/** A reply as pages keep it. */
export function cardsOf({
  data,
  ...rest
}: Omit<CardList, 'data'> & { data: readonly Match[] }): CardList {
  return { ...rest, data: data.map(cardOf) };
}

/** Puts leagues and matches together again. A match whose league is not there is left out. */
export function readCards(list: unknown): CardList {
  const { leagues, data, ...rest } = writtenCards.parse(list);
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const whole = data.flatMap(({ tournament: id, ...card }) => {
    const tournament = byId.get(id);
    return tournament ? [{ ...card, tournament }] : [];
  });
  return { ...rest, data: whole };
}

const texts = new WeakMap<MatchCard, string>();

/** A card as it stands in a page, as JSON. Whatever a row shows is in it and in its league. */
export function cardText(card: MatchCard): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = JSON.stringify({ ...card, tournament: card.tournament.id });
  texts.set(card, text);
  return text;
}

/** Writes a list as JSON that `readCards` reads. */
export function writeCards({ data, ...rest }: CardList): string {
  const leagues = new Map(data.map(({ tournament }) => [tournament.id, tournament]));
  const head = JSON.stringify({ ...rest, leagues: [...leagues.values()] });
  return `${head.slice(0, -1)},"data":[${data.map(cardText).join(',')}]}`;
}

function sideOf({ id, name, logo }: Competitor): MatchCard['participants'][number] {
  return { id, name, logo };
}

/** Browsers name periods themselves, since pushes carry no names. */
function unnamed(period: Match['statistics']['period_score'][number]) {
  const { home, away, number, period_key: key, type } = period;
  return { home, away, number, period_key: key, type };
}

function marketOf(market: Market): CardMarket {
  return {
    match_id: market.match_id,
    id: market.id,
    name: market.name,
    status: market.status,
    specifier: market.specifier,
    outcomes: market.outcomes,
    market_groups: market.market_groups,
    most_balanced: market.most_balanced,
    next_bet_stop: market.next_bet_stop,
    version: market.version,
  };
}
