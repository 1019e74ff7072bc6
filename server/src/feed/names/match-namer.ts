import type { Kysely } from 'kysely';
import { isVariantDescribed, profilesIn } from '../../book/ingest/line-needs';
import type { Database } from '../../db/schema';
import type { KnownNames } from './known-names';
import type { Language } from './languages';
import type { NameAsker } from './name-asker';
import { matchesToName, namedInMatch, sidesOf } from './stored-lines';

/** Completes the names of matches in all languages, one match after the other, behind whatever is urgent. */
export interface MatchNamer {
  want(urn: string): void;
  /** Looks through all matches on offer, for what was lost with a restart or was not known then. */
  sweep(): void;
}

export interface MatchNamerOptions {
  readonly db: Kysely<Database>;
  readonly provider: string;
  readonly known: KnownNames;
  readonly asker: NameAsker;
  readonly log: (line: string) => void;
  languages(): readonly Language[];
}

/** Matches that wait; the next sweep finds those for which there is no room. */
const MOST_WAITING = 10_000;

/** Makes a namer with nothing to do. */
export function createMatchNamer(options: MatchNamerOptions): MatchNamer {
  const { db, provider, log } = options;
  const waiting = new Set<string>();
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      for (const urn of waiting) {
        waiting.delete(urn);
        await completeMatch(urn, options);
      }
    } catch (error) {
      log(`Names of matches are not completed: ${String(error)}`);
    } finally {
      isWorking = false;
    }
  }

  const want = (urn: string): void => {
    if (waiting.size < MOST_WAITING) waiting.add(urn);
    void work();
  };
  return {
    want,
    sweep: () => {
      matchesToName(db, provider).then(
        (urns) => urns.forEach(want),
        (error: unknown) => log(`Matches without names are not looked for: ${String(error)}`),
      );
    },
  };
}

async function completeMatch(
  urn: string,
  { db, provider, known, asker, languages }: MatchNamerOptions,
): Promise<void> {
  const { ids, variants } = await namedInMatch(db, urn);
  const urns = [...new Set(ids.flatMap(profilesIn))];
  await known.read(urns);
  const sides = await sidesOf(db, urn);
  for (const language of languages()) {
    const { locale } = language;
    const nameless = urns.filter(
      (each) => !known.hasIn(each, locale) && !asker.isNameAsked(each, language),
    );
    // Whoever plays for a side may be named by the first answer.
    for (const each of nameless) {
      if (!known.hasIn(each, locale)) await asker.name(each, sides, language, false);
    }
    for (const each of variants) {
      if (!isVariantDescribed(provider, locale, each.marketId, each.variant))
        await asker.variant(each, language, false);
    }
  }
}
