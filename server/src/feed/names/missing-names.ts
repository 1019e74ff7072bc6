import { namesNeeded } from '../../book/ingest/line-needs';
import type { FindUnnamed, NamesWanted } from '../../book/ingest/names-wanted';
import type { DescriptionLists } from './description-lists';
import type { KnownNames } from './known-names';
import type { Language } from './languages';
import type { NameAsker } from './name-asker';
import type { UnnamedLine } from './unnamed-lines';

/** Something that a line lacks, and how to ask for it; `ask` is null where asking gains nothing now. */
export interface MissingName {
  readonly need: string;
  readonly ask: (() => Promise<void>) | null;
}

export interface MissingNamesOptions {
  readonly provider: string;
  readonly known: KnownNames;
  readonly asker: NameAsker;
  readonly lists: DescriptionLists;
  languages(): readonly Language[];
  /** The urns of the two sides of a match. */
  sidesOf(urn: string): Promise<readonly string[]>;
}

/** Says what lines lack for their names in the site's own language. */
export interface MissingNames {
  readonly findUnnamed: FindUnnamed;
  of(line: UnnamedLine): readonly MissingName[];
  /** Players and teams that the line names and of which nothing is remembered. */
  urnsOf(wanted: NamesWanted): readonly string[];
}

/** Where the site's own language has no answer, English is asked for: it stands in for every other. */
export function createMissingNames(options: MissingNamesOptions): MissingNames {
  const { provider, known, asker, lists, languages, sidesOf } = options;

  function needsOf(wanted: NamesWanted) {
    const locale = languages()[0]?.locale ?? ENGLISH;
    const { urns, ...needs } = namesNeeded({ provider, locale }, wanted);
    return { ...needs, urns: urns.filter((urn) => !known.has(urn)) };
  }

  function asking(
    isAsked: (language: Language) => boolean,
    ask: (language: Language) => Promise<unknown>,
  ): MissingName['ask'] {
    const [own, ...others] = languages();
    const english = others.find(({ locale }) => locale === ENGLISH);
    const next = [own, english].find((each) => each && !isAsked(each));
    return next ? async () => void (await ask(next)) : null;
  }

  function missingName(urn: string, match: string): MissingName {
    const ask = asking(
      (language) => asker.isNameAsked(urn, language),
      async (language) => asker.name(urn, await sidesOf(match), language, true),
    );
    return { need: urn, ask };
  }

  function missingVariant(marketId: number, variant: string): MissingName {
    const asked = { marketId, variant };
    const ask = asking(
      (language) => asker.isVariantAsked(asked, language),
      (language) => asker.variant(asked, language, true),
    );
    return { need: `${marketId} ${variant}`, ask };
  }

  return {
    findUnnamed: (wanted) => {
      const { market, variant, urns } = needsOf(wanted);
      return market ? `market ${wanted.marketId}` : (variant ?? urns[0] ?? null);
    },
    of: (line) => {
      const { market, variant, urns } = needsOf(line);
      return [
        ...urns.map((urn) => missingName(urn, line.urn)),
        ...(variant === null ? [] : [missingVariant(line.marketId, variant)]),
        ...(market
          ? [{ need: 'markets', ask: asking(lists.isMarketsAsked, lists.askMarkets) }]
          : []),
      ];
    },
    urnsOf: (wanted) => needsOf(wanted).urns,
  };
}

const ENGLISH = 'en';
