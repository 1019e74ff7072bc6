import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { type Statement, statement } from '../../db/statements';
import { languageOf } from '../../language';
import { groupedBy } from '../grouped-by';

/** Names in one locale, by the provider's urn. */
export interface Names {
  /** The locale's own name, else the one at hand. */
  of(urn: string, atHand: string): string;
  /** The best that is known of something that has no name at hand, such as a player; null when nothing is. */
  known(urn: string): string | null;
}

/**
 * Finds names in a locale: of what has a name at hand, and of what is known by its urn alone, such as the players and
 * teams that outcomes are called by.
 */
export type FindNames = (
  locale: string,
  withNames: readonly string[],
  byUrnAlone?: readonly string[],
) => Promise<Names>;

interface Entry {
  own: string | null;
  /** Of the team with that urn, or in English, or in any language. */
  other: string | null;
}

const NOTHING: Entry = { own: null, other: null };
const MOST_KEPT = 200_000;

/**
 * Names that are asked for again within `ms` are kept, so that a reply asks for those it lacks in one query. What
 * changes meanwhile shows that much later. `now` counts milliseconds and never goes back.
 */
export function nameBook(db: Kysely<Database>, ms: number, now: () => number): FindNames {
  const books = new Map<string, Book>();
  return async (locale, withNames, byUrnAlone = []) => {
    const at = now();
    let book = books.get(locale);
    if (!book || at - book.since >= ms || book.entries.size > MOST_KEPT) {
      book = { since: at, entries: new Map(), hasNames: hasNames(db, locale) };
      books.set(locale, book);
      book.hasNames.catch(() => books.delete(locale));
    }
    const { entries } = book;
    // A site in the provider's own language has no other names, and need not look for them.
    const urns = (await book.hasNames) ? [...withNames, ...byUrnAlone] : byUrnAlone;
    const missing = [...new Set(urns)].filter((urn) => !entries.has(urn));
    if (missing.length > 0) {
      for (const [urn, entry] of await readNames(db, locale, missing)) {
        // What has no name may have one in a moment, and is asked for by few.
        if (entry.own ?? entry.other) entries.set(urn, entry);
      }
    }
    return namesIn(entries);
  };
}

/** Names of one locale that were read since a moment. */
interface Book {
  since: number;
  entries: Map<string, Entry>;
  /** Whether the locale has names of its own at all. */
  hasNames: Promise<boolean>;
}

async function hasNames(db: Kysely<Database>, locale: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from entity_names where locale in (${locale}, ${languageOf(locale)})) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** The names of these urns in every locale at once, for what is shown in many. */
export function namesEverywhere(urns: readonly string[]): Statement<(locale: string) => Names> {
  const query = sql<NameRow>`${PREPARED}
    select urn, locale, name from entity_names where urn = any(${unseen(urns, 'text[]')})
    union all select urn, null, name from competitors where urn = any(${unseen(urns, 'text[]')})`;
  return statement(query, localesIn);
}

interface NameRow {
  urn: string;
  locale: string | null;
  name: string;
}

function localesIn(rows: readonly NameRow[]): (locale: string) => Names {
  const told = groupedBy(rows, ({ urn }) => urn);
  return (locale) => {
    const nameIn = (urn: string, wanted: string | null) =>
      told.get(urn)?.find((row) => row.locale === wanted)?.name ?? null;
    const own = (urn: string) => nameIn(urn, locale) ?? nameIn(urn, languageOf(locale));
    return {
      of: (urn, atHand) => own(urn) ?? atHand,
      known: (urn) =>
        own(urn) ?? nameIn(urn, null) ?? nameIn(urn, 'en') ?? told.get(urn)?.[0]?.name ?? null,
    };
  };
}

function namesIn(entries: ReadonlyMap<string, Entry>): Names {
  return {
    of: (urn, atHand) => entries.get(urn)?.own ?? atHand,
    known: (urn) => {
      const { own, other } = entries.get(urn) ?? NOTHING;
      return own ?? other;
    },
  };
}

async function readNames(
  db: Kysely<Database>,
  locale: string,
  urns: readonly string[],
): Promise<Map<string, Entry>> {
  const language = languageOf(locale);
  const { rows } = await sql<Entry & { urn: string }>`
    select u.urn, own.name as own, other.name as other
    from unnest(${urns}::text[]) as u (urn)
    left join lateral (
      select n.name from entity_names n
      where n.urn = u.urn and n.locale in (${locale}, ${language})
      order by n.locale = ${locale} desc limit 1) own on true
    left join lateral (
      select coalesce(
        (select c.name from competitors c where c.urn = u.urn),
        (select n.name from entity_names n where n.urn = u.urn
          order by n.locale = 'en' desc, n.locale limit 1)) as name) other on own.name is null
  `.execute(db);
  return new Map(rows.map(({ urn, own, other }) => [urn, { own, other }]));
}
