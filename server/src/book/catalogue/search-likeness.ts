/** What a name that is like a word names. */
export type HitKind = 'competitor' | 'event' | 'tournament' | 'category';

/** A name with a word that is like a typed one: which one by its place, whose name, and how alike they are, 0 to 1. */
export interface Hit {
  place: number;
  kind: HitKind;
  id: number;
  likeness: number;
}

/** What a name of a league or a country counts beside that of a team or an event. */
const WEIGHTS: Readonly<Record<HitKind, number>> = {
  competitor: 1,
  event: 1,
  tournament: 0.8,
  category: 0.6,
};

/** How much each word is in one name, by the word's place; 0 where it is not. */
type InWords = readonly number[];

/** Hits by what they name. */
export interface Likeness {
  words: number;
  of(kind: HitKind, id: number): InWords;
  /** What a word, by its place, is found in of one kind. */
  ids(kind: HitKind, place: number): readonly number[];
}

/** What is less like the text than this part of the best is left out. */
const NEAR_THE_BEST = 0.7;

/** Puts hits in the order in which they are looked up. */
export function likenessOf(hits: readonly Hit[], words: number): Likeness {
  const nothing: InWords = Array.from({ length: words }, () => 0);
  const found = new Map<string, number[]>();
  const ids = new Map<string, number[]>();
  for (const { kind, id, place, likeness } of hits) {
    const key = `${kind} ${id}`;
    const before = found.get(key);
    const each = before ?? [...nothing];
    if (!before) found.set(key, each);
    if (each[place] === 0) addTo(ids, `${kind} ${place}`, id);
    each[place] = Math.max(each[place] ?? 0, likeness * WEIGHTS[kind]);
  }
  return {
    words,
    of: (kind, id) => found.get(`${kind} ${id}`) ?? nothing,
    ids: (kind, place) => ids.get(`${kind} ${place}`) ?? [],
  };
}

function addTo(groups: Map<string, number[]>, key: string, id: number): void {
  const group = groups.get(key);
  if (group) group.push(id);
  else groups.set(key, [id]);
}

/** A league by what it may be found by. */
export interface FindableLeague {
  tournament_id: number;
  category_id: number;
  tournament_priority: number;
}

/** Something that is like the text, and how much. */
export interface Alike {
  id: number;
  likeness: number;
}

/** Leagues in whose name and country every word is found, one of them in the name; what is most like it first. */
export function likeLeagues(
  likeness: Likeness,
  leagues: ReadonlyMap<number, FindableLeague>,
): Alike[] {
  const places = Array.from({ length: likeness.words }, (_, place) => place);
  const named = new Set(places.flatMap((place) => likeness.ids('tournament', place)));
  return [...named]
    .flatMap((id) => {
      const league = leagues.get(id);
      if (!league) return [];
      const names = [likeness.of('tournament', id), likeness.of('category', league.category_id)];
      const total = inAllWords(likeness.words, names);
      return total === null ? [] : [{ id, likeness: total, priority: league.tournament_priority }];
    })
    .sort(
      (one, other) =>
        other.likeness - one.likeness || one.priority - other.priority || one.id - other.id,
    );
}

/** A match by what it may be found by. */
export interface FindableMatch {
  id: number;
  tournament_id: number;
  home_id: number | null;
  away_id: number | null;
  /** Who takes part in it and was found, where it has no sides. */
  participant_id: number | null;
  isLive: boolean;
  /** Ms since epoch. */
  start: number;
}

/**
 * Matches of which every word is found in a side, in the event's own name or in the league: those most like the text
 * first, then those in play, then those that begin first.
 */
export function likeMatches(
  likeness: Likeness,
  matches: readonly FindableMatch[],
  leagues: ReadonlyMap<number, FindableLeague>,
): Alike[] {
  const best = new Map<number, { match: FindableMatch; likeness: number }>();
  for (const match of matches) {
    const total = inAllWords(likeness.words, namesOf(match, likeness, leagues));
    if (total === null || (best.get(match.id)?.likeness ?? 0) >= total) continue;
    best.set(match.id, { match, likeness: total });
  }
  return [...best.values()]
    .sort(
      (one, other) =>
        inSteps(other.likeness) - inSteps(one.likeness) ||
        Number(other.match.isLive) - Number(one.match.isLive) ||
        one.match.start - other.match.start ||
        one.match.id - other.match.id,
    )
    .map(({ match, likeness: total }) => ({ id: match.id, likeness: total }));
}

/** What a match may be found by: its sides, its own name, its league and country. */
export function namesOf(
  match: FindableMatch,
  likeness: Likeness,
  leagues: ReadonlyMap<number, FindableLeague>,
): InWords[] {
  const sides = [match.home_id, match.away_id, match.participant_id];
  const league = leagues.get(match.tournament_id);
  return [
    ...sides.flatMap((id) => (id === null ? [] : [likeness.of('competitor', id)])),
    likeness.of('event', match.id),
    likeness.of('tournament', match.tournament_id),
    ...(league ? [likeness.of('category', league.category_id)] : []),
  ];
}

/** How much all words are found in some of these names together; null when one is found in none. */
export function inAllWords(words: number, names: readonly InWords[]): number | null {
  let total = 0;
  for (let place = 0; place < words; place += 1) {
    let most = 0;
    for (const name of names) most = Math.max(most, name[place] ?? 0);
    if (most === 0) return null;
    total += most;
  }
  return total;
}

/** Hardly any difference is none: of two alike the one in play stands first. */
function inSteps(likeness: number): number {
  return Math.round(likeness * 100);
}

/** Those that are nearly as much like what was typed as the best, and like it at all. */
export function nearTheBest<T extends { likeness: number }>(alike: readonly T[]): T[] {
  const best = alike.reduce((most, { likeness }) => Math.max(most, likeness), 0);
  return alike.filter(({ likeness }) => likeness > 0 && likeness >= NEAR_THE_BEST * best);
}

/**
 * The words from whose names matches are reached. A word that no league has is found in a side or an event of every
 * match that is wanted, so that the rarest of those is enough. Where leagues have all words, all are followed.
 */
export function followedWords(likeness: Likeness): number[] {
  const places = Array.from({ length: likeness.words }, (_, place) => place);
  const count = (kinds: readonly HitKind[], place: number) =>
    kinds.reduce((sum, kind) => sum + likeness.ids(kind, place).length, 0);
  if (
    places.some((place) => count(['competitor', 'event', 'tournament', 'category'], place) === 0)
  ) {
    return [];
  }
  const inSides = places
    .filter((place) => count(['tournament', 'category'], place) === 0)
    .sort(
      (one, other) => count(['competitor', 'event'], one) - count(['competitor', 'event'], other),
    );
  const [rarest] = inSides;
  return rarest === undefined ? places : [rarest];
}
