import type { FixtureFacts, MarketFacts } from '../../book/ingest/change';
import { handicapName } from './line-names';
import type { BcCompetition, BcMarketType, BcSelectionType } from './messages';
import { marketTemplate, selectionTemplate } from './name-templates';

type Place = Pick<FixtureFacts, 'sport' | 'category' | 'tournament'>;

/**
 * The general data of the feed, to which matches and markets only refer.
 *
 * Documented (OddsFeed, TCP socket, "Integration Guide"): sports, regions, competitions, market types and selection
 * types are asked for once after the login, and every change of them is pushed. Names are English; translations are
 * another service, which is not used here.
 *
 * Not public: which country a region is. Categories therefore have no country code.
 */
export interface Catalogue {
  sport(id: number, name: string): void;
  region(id: number, name: string): void;
  competition(told: BcCompetition): void;
  marketType(told: BcMarketType): void;
  selectionType(told: BcSelectionType): void;
  typeOf(marketTypeId: number): BcMarketType | undefined;
  /** Where a competition stands; says what is missing where something is. */
  placeOf(competitionId: number): Place | { readonly missing: string };
  /** How the book names the markets of some types; types that are not known yet are left out. */
  describe(marketTypeIds: Iterable<number>): MarketFacts[];
}

/** A catalogue of nothing yet. */
export function createCatalogue(): Catalogue {
  const sports = new Map<number, string>();
  const regions = new Map<number, string>();
  const competitions = new Map<number, BcCompetition>();
  const marketTypes = new Map<number, BcMarketType>();
  const selectionTypes = new Map<number, Map<number, BcSelectionType>>();

  return {
    sport: (id, name) => void sports.set(id, name),
    region: (id, name) => void regions.set(id, name),
    competition: (told) => void competitions.set(told.Id, told),
    marketType: (told) => void marketTypes.set(told.Id, told),
    selectionType: (told) => {
      const ofMarket = selectionTypes.get(told.MarketTypeId) ?? new Map<number, BcSelectionType>();
      selectionTypes.set(told.MarketTypeId, ofMarket.set(told.Id, told));
    },
    typeOf: (id) => marketTypes.get(id),
    placeOf: (id) => {
      const competition = competitions.get(id);
      if (!competition) return { missing: `competition ${id}` };
      const { SportId, RegionId, Name } = competition;
      const sport = sports.get(SportId);
      if (sport === undefined) return { missing: `sport ${SportId}` };
      const region = regions.get(RegionId);
      if (region === undefined) return { missing: `region ${RegionId}` };
      return {
        sport: { urn: `bc:sport:${SportId}`, name: sport },
        category: { urn: `bc:category:${SportId}:${RegionId}`, name: region, countryCode: '' },
        tournament: { urn: `bc:competition:${id}`, name: Name },
      };
    },
    describe: (ids) =>
      [...ids].flatMap((id) => {
        const type = marketTypes.get(id);
        return type ? [factsOf(type, [...(selectionTypes.get(id)?.values() ?? [])])] : [];
      }),
  };
}

function factsOf(type: BcMarketType, selections: readonly BcSelectionType[]): MarketFacts {
  const handicap = handicapName(type);
  const inOrder = selections.toSorted((one, other) => one.Order - other.Order || one.Id - other.Id);
  return {
    id: type.Id,
    variant: null,
    name: marketTemplate(type.Name, handicap),
    groups: ['all'],
    specifiers: handicap === 'handicap' ? [] : [{ name: handicap, type: 'decimal' }],
    outcomes: inOrder.map(({ Id, Name, HomeValue, AwayValue }) => ({
      id: String(Id),
      name: selectionTemplate(Name, handicap, { home: HomeValue ?? null, away: AwayValue ?? null }),
    })),
  };
}
