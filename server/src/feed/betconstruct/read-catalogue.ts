import type * as z from 'zod/mini';
import type { Catalogue } from './catalogue';
import {
  competitionSchema,
  type Envelope,
  marketTypeSchema,
  regionSchema,
  selectionTypeSchema,
  sportSchema,
} from './messages';
import { parseAs } from './parse';
import type { Told } from './reading';

/** What commands bring that are about general data, asked for ("Command List") or pushed. */
export const CATALOGUE_COMMANDS: Readonly<Record<string, keyof typeof KINDS>> = {
  GetSports: 'sports',
  GetSportById: 'sports',
  SportUpdate: 'sports',
  GetRegions: 'regions',
  GetRegionById: 'regions',
  RegionUpdate: 'regions',
  GetCompetitions: 'competitions',
  GetCompetitionById: 'competitions',
  CompetitionUpdate: 'competitions',
  GetMarketTypes: 'marketTypes',
  GetMarketTypeById: 'marketTypes',
  MarketTypeUpdate: 'marketTypes',
  GetSelectionTypes: 'selectionTypes',
  GetSelectionTypeById: 'selectionTypes',
  SelectionTypeUpdate: 'selectionTypes',
};

/** Takes in general data; answers with the names of the market types that it touches. */
export function catalogueChanges(envelope: Envelope, catalogue: Catalogue): Told {
  const kind = CATALOGUE_COMMANDS[envelope.Command];
  if (!kind) return { changes: [], refused: [] };
  const { types, refused } = KINDS[kind](envelope.Objects ?? [], catalogue);
  const descriptions = catalogue.describe(types);
  const described = { type: 'markets_described', locale: 'en', descriptions } as const;
  return { changes: descriptions.length === 0 ? [] : [described], refused };
}

/** The market types whose names may have changed, and what could not be read. */
interface Learnt {
  readonly types: ReadonlySet<number>;
  readonly refused: readonly string[];
}

const KINDS = {
  sports: learner('sport', sportSchema, (catalogue, { Id, Name }) => {
    catalogue.sport(Id, Name);
    return null;
  }),
  regions: learner('region', regionSchema, (catalogue, { Id, Name }) => {
    catalogue.region(Id, Name);
    return null;
  }),
  competitions: learner('competition', competitionSchema, (catalogue, told) => {
    catalogue.competition(told);
    return null;
  }),
  marketTypes: learner('market type', marketTypeSchema, (catalogue, told) => {
    catalogue.marketType(told);
    return told.Id;
  }),
  selectionTypes: learner('selection type', selectionTypeSchema, (catalogue, told) => {
    catalogue.selectionType(told);
    return told.MarketTypeId;
  }),
};

/** Learns objects of one kind; `learn` answers with the market type that is named anew, or null. */
function learner<T extends z.core.$ZodType>(
  name: string,
  schema: T,
  learn: (catalogue: Catalogue, told: z.core.output<T>) => number | null,
) {
  return (objects: readonly unknown[], catalogue: Catalogue): Learnt => {
    const types = new Set<number>();
    const refused: string[] = [];
    for (const object of objects) {
      const parsed = parseAs(schema, object, name);
      if (!parsed.ok) {
        refused.push(parsed.error);
        continue;
      }
      const type = learn(catalogue, parsed.value);
      if (type !== null) types.add(type);
    }
    return { types, refused };
  };
}
