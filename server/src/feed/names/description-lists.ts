import type { Kysely } from 'kysely';
import type { FeedChange, MarketFacts } from '../../book/ingest/change';
import type { Database } from '../../db/schema';
import { ApiRefusal } from '../uof/api/http';
import type { Catalogue } from '../uof/api/catalogue';
import type { Language } from './languages';
import type { Asked, Questions } from './questions';
import type { Time } from './time';

/** How a provider describes all its markets, by language. */
export interface DescriptionLists {
  /** Reads when they were asked for last, by whichever process. */
  open(): Promise<void>;
  /** Asks for those that were not asked for in a while. */
  askDue(languages: readonly Language[]): void;
  /** Asks for one list of all markets. */
  askMarkets(language: Language): Promise<Asked>;
  /** Whether a market that is not described would not be in a list that is asked for now either. */
  isMarketsAsked(language: Language): boolean;
  /** Resolves when this language's lists are known, or cannot be had now. Asks for those that never came. */
  ready(language: Language): Promise<void>;
}

export interface DescriptionListsOptions {
  readonly db: Kysely<Database>;
  readonly provider: string;
  readonly api: Pick<Catalogue, 'markets' | 'variants'>;
  readonly refreshMs: number;
  readonly questions: Questions;
  readonly tell: (changes: readonly FeedChange[]) => Promise<void>;
  readonly time: Time;
  readonly log: (line: string) => void;
}

type Kind = 'markets' | 'variants';
const KINDS: readonly Kind[] = ['markets', 'variants'];

/** So many descriptions are taken in at a time, between messages of the feed. */
const AT_ONCE = 200;
/** A market that is not in a list is not in one that is asked for right after it. */
const LIST_AGAIN_MS = 5 * 60_000;
/** A list that could not be had is asked for again after so long. */
const AGAIN_MS = 10 * 60_000;

/** Knows the lists of a provider's descriptions; they outlast a restart, and so does when they were asked for. */
export function createDescriptionLists(options: DescriptionListsOptions): DescriptionLists {
  const { db, provider, api, refreshMs, questions, tell, time, log } = options;
  const askedAt = new Map<string, number>();
  const failedAt = new Map<string, number>();
  const keyOf = (kind: Kind, { locale }: Language) => `${kind} ${locale}`;

  async function ask(kind: Kind, language: Language, isUrgent: boolean): Promise<Asked> {
    const key = keyOf(kind, language);
    const how = await questions.ask(key, isUrgent, () => takeIn(kind, language));
    if (how === 'unknown')
      await note(kind, language, 0).catch((error: unknown) => log(String(error)));
    if (how === 'failed' || how === 'dropped') failedAt.set(key, time.now());
    return how;
  }

  async function takeIn(kind: Kind, language: Language): Promise<void> {
    const facts = await api[kind](language.code);
    // Every provider has markets; one that lists none of a sudden has lost them.
    if (facts?.length === 0) throw new ApiRefusal(422, `a list of no ${kind}`);
    for (let from = 0; from < (facts?.length ?? 0); from += AT_ONCE) {
      const descriptions: readonly MarketFacts[] = facts?.slice(from, from + AT_ONCE) ?? [];
      await tell([{ type: 'markets_described', locale: language.locale, descriptions }]);
    }
    await note(kind, language, facts?.length ?? 0);
  }

  async function note(kind: Kind, language: Language, entries: number): Promise<void> {
    const asked_at = new Date(time.now());
    askedAt.set(keyOf(kind, language), asked_at.getTime());
    await db
      .insertInto('description_lists')
      .values({ provider, kind, locale: language.locale, asked_at, entries })
      .onConflict((row) =>
        row.columns(['provider', 'kind', 'locale']).doUpdateSet({ asked_at, entries }),
      )
      .execute();
  }

  const isOlder = (at: number | undefined, ms: number) => at === undefined || time.now() - at >= ms;

  return {
    open: async () => {
      const rows = await db
        .selectFrom('description_lists')
        .select(['kind', 'locale', 'asked_at'])
        .where('provider', '=', provider)
        .execute();
      for (const row of rows) askedAt.set(`${row.kind} ${row.locale}`, row.asked_at.getTime());
    },
    askDue: (languages) => {
      for (const language of languages) {
        for (const kind of KINDS) {
          const key = keyOf(kind, language);
          const isDue =
            isOlder(askedAt.get(key), refreshMs) && isOlder(failedAt.get(key), AGAIN_MS);
          if (isDue) void ask(kind, language, false);
        }
      }
    },
    askMarkets: (language) => ask('markets', language, true),
    isMarketsAsked: (language) => {
      const key = keyOf('markets', language);
      return !isOlder(askedAt.get(key), LIST_AGAIN_MS) || !isOlder(failedAt.get(key), AGAIN_MS);
    },
    ready: async (language) => {
      const unknown = KINDS.filter((kind) => !askedAt.has(keyOf(kind, language)));
      await Promise.all(unknown.map((kind) => ask(kind, language, true)));
    },
  };
}
