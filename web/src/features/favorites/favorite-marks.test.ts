import { expect, test } from 'vitest';
import { type Favorite, type FavoriteCalls, favoriteMarks } from './favorite-marks';

const NONE = { match: [], tournament: [], category: [], sport: [] };
const DERBY: Favorite = { type: 'match', id: 7 };
const LEAGUE: Favorite = { type: 'tournament', id: 7 };

/** A server whose answers come when the test says so. */
function aServer() {
  const asked: string[] = [];
  const answers: { give: (value?: unknown) => void; refuse: () => void }[] = [];
  const waiting = (what: string) => {
    asked.push(what);
    return new Promise<never>((resolve, reject) => {
      answers.push({
        give: (value) => resolve(value as never),
        refuse: () => reject(new Error('no connection')),
      });
    });
  };
  const calls: FavoriteCalls = {
    load: () => waiting('load'),
    add: ({ type, id }) => waiting(`add ${type} ${id}`),
    remove: ({ type, id }) => waiting(`remove ${type} ${id}`),
  };
  const next = () => answers.shift()!;
  return { calls, asked, next };
}

/** Everything that has been answered has been heard of. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

async function aPlayer(loaded: object = {}) {
  const server = aServer();
  const favorites = favoriteMarks(server.calls);
  void favorites.follow(1);
  server.next().give({ ...NONE, ...loaded });
  await heard();
  const marked = (type: Favorite['type'] = 'match') => [...favorites.store.getState().marks[type]];
  return { ...server, ...favorites, marked };
}

test('what a player has marked is read once they are known', async () => {
  const { marked, store } = await aPlayer({ match: [7, 8], sport: [1] });
  expect(marked()).toEqual([7, 8]);
  expect(marked('sport')).toEqual([1]);
  expect(store.getState().isLoaded).toBe(true);
});

test('a mark shows before the server knows, and stays when it does', async () => {
  const { toggle, marked, next, asked, store } = await aPlayer({ match: [8] });
  const done = toggle(DERBY);
  expect(marked()).toEqual([7, 8]);
  next().give();
  await done;
  expect(marked()).toEqual([7, 8]);
  expect(asked).toEqual(['load', 'add match 7']);
  expect(store.getState()).toMatchObject({ taken: 1, failed: null });
});

test('a mark that the server does not take is taken back, and that is told', async () => {
  const { toggle, marked, next, store } = await aPlayer();
  const done = toggle(DERBY);
  next().refuse();
  await done;
  expect(marked()).toEqual([]);
  expect(store.getState()).toMatchObject({ taken: 0, failed: { what: 'change' } });
});

test('a mark that could not be taken away is there again', async () => {
  const { toggle, marked, next, store } = await aPlayer({ match: [7, 8] });
  const done = toggle(DERBY);
  expect(marked()).toEqual([8]);
  next().refuse();
  await done;
  expect(marked()).toContain(7);
  expect(store.getState().failed).toEqual({ what: 'change' });
});

test('each failure is told, the same one twice too', async () => {
  const { toggle, next, store } = await aPlayer();
  const told: unknown[] = [];
  store.subscribe(({ failed }, before) => {
    if (failed !== before.failed) told.push(failed);
  });
  for (const _ of [1, 2]) {
    const done = toggle(DERBY);
    next().refuse();
    await done;
  }
  expect(told).toEqual([{ what: 'change' }, { what: 'change' }]);
});

test('pressed twice in a hurry, the server hears of both in turn and the last press counts', async () => {
  const { toggle, marked, next, asked } = await aPlayer();
  void toggle(DERBY);
  void toggle(DERBY);
  expect(marked()).toEqual([]);
  expect(asked).toEqual(['load', 'add match 7']);
  next().give();
  await heard();
  expect(asked).toEqual(['load', 'add match 7', 'remove match 7']);
  next().give();
  await heard();
  expect(marked()).toEqual([]);
});

test('pressed three times in a hurry, once is enough', async () => {
  const { toggle, marked, next, asked } = await aPlayer();
  for (const _ of [1, 2, 3]) void toggle(DERBY);
  next().give();
  await heard();
  expect(marked()).toEqual([7]);
  expect(asked).toEqual(['load', 'add match 7']);
});

test('a match and a league of the same number are marked apart', async () => {
  const { toggle, marked, next } = await aPlayer();
  void toggle(LEAGUE);
  void toggle(DERBY);
  next().refuse();
  next().give();
  await heard();
  expect(marked('tournament')).toEqual([]);
  expect(marked('match')).toEqual([7]);
});

test('what is pressed while the marks are read is not lost', async () => {
  const { calls, next } = aServer();
  const favorites = favoriteMarks(calls);
  void favorites.follow(1);
  const load = next();
  void favorites.toggle(DERBY);
  load.give({ ...NONE, match: [8] });
  await heard();
  expect([...favorites.store.getState().marks.match]).toEqual([7, 8]);
});

test('marks that could not be read are told (SPEC §8)', async () => {
  const { calls, next } = aServer();
  const favorites = favoriteMarks(calls);
  const done = favorites.follow(1);
  next().refuse();
  await done;
  expect(favorites.store.getState()).toMatchObject({ isLoaded: false, failed: { what: 'load' } });
});

test('who signs out leaves no marks behind, even with one on its way', async () => {
  const { toggle, follow, marked, next, store } = await aPlayer({ match: [8] });
  const done = toggle(DERBY);
  await follow(null);
  expect(marked()).toEqual([]);
  next().refuse();
  await done;
  expect(marked()).toEqual([]);
  expect(store.getState().failed).toBeNull();
});

test('what one player had marked never shows to the next', async () => {
  const { calls, next } = aServer();
  const favorites = favoriteMarks(calls);
  void favorites.follow(1);
  const first = next();
  void favorites.follow(2);
  next().give({ ...NONE, match: [8] });
  await heard();
  first.give({ ...NONE, match: [7] });
  await heard();
  expect([...favorites.store.getState().marks.match]).toEqual([8]);
});
