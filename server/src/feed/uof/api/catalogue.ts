import type { MarketFacts } from '../../../book/ingest/change';
import type { Fixture, Named } from '../../source';
import type { Profile } from '../profile';
import type { XmlElement } from '../xml';
import { inPath, understood } from './answers';
import { type ApiHttp, ApiRefusal } from './http';
import {
  type Bookmaker,
  type Lost,
  type CodeDescription,
  type MarketDescription,
  type MatchStatusDescription,
  type ProducerDescription,
  readBookmaker,
  readCodes,
  readMarkets,
  readMatchStatuses,
  readProducers,
  readVariants,
} from './read-descriptions';
import {
  type CompetitorProfile,
  type PlayerFacts,
  readCategories,
  readCompetitorProfile,
  readPlayerProfile,
  readSports,
  readTournamentInfo,
  type TournamentInfo,
} from './read-sports';

/** What the API knows beside events. Without a locale it answers in the client's own. */
export interface Catalogue {
  sports(locale?: string): Promise<Named[]>;
  /** Null where the provider has no categories. */
  categories(sportUrn: string, locale?: string): Promise<Fixture['category'][] | null>;
  tournament(urn: string, locale?: string): Promise<TournamentInfo>;
  competitor(urn: string, locale?: string): Promise<CompetitorProfile>;
  player(urn: string, locale?: string): Promise<PlayerFacts>;
  /** Every market that can be read. */
  markets(locale?: string): Promise<MarketFacts[]>;
  /** Every variant that markets share; null where the provider does not list them. */
  variants(locale?: string): Promise<MarketFacts[] | null>;
  /** One variant of a market, such as an outright's `pre:markettext:1`; null where the answer is about another. */
  variant(marketId: number, variant: string, locale?: string): Promise<MarketFacts | null>;
  matchStatuses(locale?: string): Promise<MatchStatusDescription[]>;
  voidReasons(): Promise<CodeDescription[]>;
  betstopReasons(): Promise<CodeDescription[]>;
  producers(): Promise<ProducerDescription[]>;
  whoami(): Promise<Bookmaker>;
  /** The part of the paths that belongs to a producer. */
  productOf(id: number): Promise<string>;
}

/** Makes the part of the client that reads descriptions, names and producers. */
export function createCatalogue(
  http: ApiHttp,
  profile: Profile,
  locale: string,
  log: (line: string) => void,
): Catalogue {
  const { suffix, products, hasVariants, hasCategories } = profile.api;
  let known: Promise<ProducerDescription[]> | null = null;

  async function read<T>(
    path: string,
    reader: (root: XmlElement) => T,
    ending = suffix,
  ): Promise<T> {
    const root = await http.get(`${path}${ending}`);
    return understood(() => reader(root));
  }

  const sportsIn = (language = locale) => `/sports/${encodeURIComponent(language)}`;
  const wordsIn = (language = locale) => `/descriptions/${encodeURIComponent(language)}`;
  const telling = <T>(reader: DescriptionReader<T>) =>
    counting(reader, (count, first) =>
      log(`Left out ${count} descriptions of ${profile.provider}: ${first}`),
    );
  const producers = () => read('/descriptions/producers', readProducers);

  return {
    sports: (language) => read(`${sportsIn(language)}/sports`, readSports),
    categories: async (urn, language) =>
      hasCategories
        ? read(`${sportsIn(language)}/sports/${inPath(urn)}/categories`, readCategories)
        : null,
    tournament: (urn, language) =>
      read(`${sportsIn(language)}/tournaments/${inPath(urn)}/info`, readTournamentInfo),
    competitor: (urn, language) =>
      read(`${sportsIn(language)}/competitors/${inPath(urn)}/profile`, readCompetitorProfile),
    player: (urn, language) =>
      read(`${sportsIn(language)}/players/${inPath(urn)}/profile`, readPlayerProfile),
    markets: async (language) =>
      (await read(`${wordsIn(language)}/markets`, telling(readMarkets))).map(factsOf),
    variants: async (language) =>
      hasVariants ? read(`${wordsIn(language)}/variants`, telling(readVariants)) : null,
    variant: async (id, urn, language) => {
      const path = `${wordsIn(language)}/markets/${id}/variants/${inPath(urn)}`;
      const [found] = await read(path, telling(readMarkets), '');
      if (found?.id !== id || (found.variant ?? urn) !== urn) return null;
      return { ...factsOf(found), variant: urn };
    },
    matchStatuses: (language) => read(`${wordsIn(language)}/match_status`, readMatchStatuses),
    voidReasons: () => read('/descriptions/void_reasons', (root) => readCodes(root, 'void_reason')),
    betstopReasons: () =>
      read('/descriptions/betstop_reasons', (root) => readCodes(root, 'betstop_reason')),
    producers,
    whoami: () => read('/users/whoami', readBookmaker),
    productOf: async (id) => {
      // The list hardly ever changes. Without it the names that are known must do: recovery cannot wait.
      known ??= producers();
      const listed = await known.catch(() => {
        known = null;
        return [];
      });
      const name = listed.find((each) => each.id === id)?.product ?? products[id];
      if (name === undefined) throw new ApiRefusal(404, `producer ${id} has no name`);
      return name;
    },
  };
}

type DescriptionReader<T> = (root: XmlElement, lost: Lost) => T[];

/** The same reader, which says once how many descriptions it could not read, and why the first. */
function counting<T>(reader: DescriptionReader<T>, say: (count: number, first: string) => void) {
  return (root: XmlElement): T[] => {
    const reasons: string[] = [];
    const found = reader(root, (reason) => void reasons.push(reason));
    const [first] = reasons;
    if (first !== undefined) say(reasons.length, first);
    return found;
  };
}

/** Only what the book stores. */
function factsOf({
  id,
  variant,
  name,
  groups,
  specifiers,
  outcomes,
}: MarketDescription): MarketFacts {
  return { id, variant, name, groups, specifiers, outcomes };
}
