import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { sessionStore } from '../../state/session';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { keepAskedStar, takeAskedStar } from './asked-star';
import { favorites, followFavorites, pressStar } from './favorites';

const NOW = Date.UTC(2026, 5, 1);
let asked: string[];
let marked: number[];

beforeEach(() => {
  aBrowser();
  asked = [];
  marked = [];
  sessionStore.setState({ status: 'not-logged-in', player: null });
  setBrowserApi(
    createApi({
      sportsbookOrigin: 'http://book.test',
      platformOrigin: 'http://platform.test',
      locale: 'en',
      fetch: async (address, init) => {
        const { pathname } = new URL(address);
        const way = init?.method ?? 'GET';
        if (way !== 'GET') asked.push(`${way} ${pathname.replace(/.*\/favourites\//, '')}`);
        const ids = { match: marked, tournament: [], category: [], sport: [] };
        return Response.json(way === 'GET' ? { data: ids } : {});
      },
    }),
  );
});
afterEach(() => forgetBrowser());

test('the last star that was pressed is told once', () => {
  keepAskedStar({ type: 'match', id: 7 }, NOW);
  keepAskedStar({ type: 'tournament', id: 17 }, NOW);
  expect(takeAskedStar(NOW + 60_000)).toEqual({ type: 'tournament', id: 17 });
  expect(takeAskedStar(NOW + 60_000)).toBeNull();
});

test('whoever signs in an hour later meant something else', () => {
  keepAskedStar({ type: 'match', id: 7 }, NOW);
  expect(takeAskedStar(NOW + 3_600_000)).toBeNull();
});

test('a star that is pressed before it is known who reads is set once it is, whatever had been marked', async () => {
  pressStar({ type: 'match', id: 7 });
  expect(asked).toEqual([]);
  marked = [8];
  await followFavorites(1);
  expect(asked).toEqual(['POST match/7']);
  expect([...favorites.store.getState().marks.match]).toEqual([7, 8]);
});

test('a visitor who presses a star signs in, and it is set then, once', async () => {
  await followFavorites(null);
  pressStar({ type: 'match', id: 7 });
  expect(sessionStore.getState().prompt).toBe('sign_in');
  expect(asked).toEqual([]);
  await followFavorites(1);
  expect(asked).toEqual(['POST match/7']);
  await followFavorites(1);
  expect(asked).toEqual(['POST match/7']);
});

test('what the player had marked before stays marked', async () => {
  await followFavorites(null);
  pressStar({ type: 'match', id: 7 });
  marked = [7];
  await followFavorites(1);
  expect(asked).toEqual([]);
});
