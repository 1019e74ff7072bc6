import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/wire/calls/favourites';
import { createStore } from 'zustand/vanilla';

/** What a player may mark, by our number of it. */
export interface Favorite {
  type: FavouriteType;
  id: number;
}

/** What is marked, by type (SPEC §3 "Favorite"). */
export type Marks = Readonly<Record<FavouriteType, ReadonlySet<number>>>;

export interface FavoriteState {
  marks: Marks;
  /** Whether what is marked has been read. */
  isLoaded: boolean;
  /** Counts up whenever the server has taken a change: lists of favourites are then another. */
  taken: number;
  /** What went wrong last: nobody could say what is marked, or a change was not taken. A new object each time. */
  failed: { what: 'load' | 'change' } | null;
}

/** How marks are read and kept. */
export interface FavoriteCalls {
  load(): Promise<Readonly<Record<FavouriteType, readonly number[]>>>;
  add(favorite: Favorite): Promise<unknown>;
  remove(favorite: Favorite): Promise<unknown>;
}

const NO_MARKS: Marks = {
  match: new Set(),
  tournament: new Set(),
  category: new Set(),
  sport: new Set(),
};

const NOTHING: FavoriteState = { marks: NO_MARKS, isLoaded: false, taken: 0, failed: null };

/**
 * What this player has marked. A change shows at once and is taken back where the server does not take it (SPEC §4
 * "Favorite toggle is optimistic and reverts on failure"). Changes of one mark go one after the other, so that the
 * last press counts however fast they follow.
 */
export function favoriteMarks(calls: FavoriteCalls) {
  const store = createStore<FavoriteState>()(() => NOTHING);
  const { getState, setState } = store;
  /** Marks that are being changed. */
  const changing = new Set<string>();
  /** Stars pressed since we began to load the marks: the answer may not include them. */
  const pressed = new Map<string, Favorite>();
  /** Whose marks they are; changes of somebody who has left say nothing. */
  let visit = 0;

  const has = ({ type, id }: Favorite) => getState().marks[type].has(id);
  const put = (favorite: Favorite, isMarked: boolean) =>
    setState({ marks: withMark(getState().marks, favorite, isMarked) });

  /** Reads what a player has marked; null is a visitor, who has nothing. */
  async function follow(playerId: number | null): Promise<void> {
    visit += 1;
    const own = visit;
    changing.clear();
    pressed.clear();
    setState({ ...NOTHING, taken: getState().taken });
    if (playerId === null) return;
    try {
      const loaded = await calls.load();
      if (own === visit) setState({ marks: merged(loaded), isLoaded: true });
    } catch {
      if (own === visit) setState({ failed: { what: 'load' } });
    }
  }

  /** What was read, with what has been pressed in the meantime. */
  function merged(loaded: Awaited<ReturnType<FavoriteCalls['load']>>): Marks {
    const marks = Object.fromEntries(
      FAVOURITE_TYPES.map((type) => [type, new Set(loaded[type])]),
    ) as unknown as Marks;
    return [...pressed.values()].reduce((all, each) => withMark(all, each, has(each)), marks);
  }

  /** Marks it, or takes the mark away. Resolves when the server knows, or has refused. */
  async function toggle(favorite: Favorite): Promise<void> {
    const key = `${favorite.type} ${favorite.id}`;
    let isKept = has(favorite);
    put(favorite, !isKept);
    pressed.set(key, favorite);
    if (changing.has(key)) return;
    changing.add(key);
    const own = visit;
    const isOurs = () => own === visit;
    while (isOurs() && has(favorite) !== isKept) {
      const wanted = has(favorite);
      try {
        await (wanted ? calls.add(favorite) : calls.remove(favorite));
        isKept = wanted;
        if (isOurs()) setState({ taken: getState().taken + 1 });
      } catch {
        if (!isOurs()) return;
        put(favorite, isKept);
        setState({ failed: { what: 'change' } });
      }
    }
    if (isOurs()) changing.delete(key);
  }

  return { store, follow, toggle };
}

/** The marks with one set or taken away. The latest stand first. */
function withMark(marks: Marks, { type, id }: Favorite, isMarked: boolean): Marks {
  const others = [...marks[type]].filter((each) => each !== id);
  return { ...marks, [type]: new Set(isMarked ? [id, ...others] : others) };
}
