import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { asInABrowser } from '@touchline/testkit/page/as-in-a-browser';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { type CardList, cardOf } from '@touchline/wire/match-card';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../../api/api';
import { ApiProvider } from '../../../api/api-context';
import { queryKeyOf } from '../../../api/queries';
import { favorites } from '../../../features/favorites/favorites';
import { loadCatalogue } from '../../../i18n/catalogues';
import { createText, TextProvider } from '../../../i18n/text';
import { sessionStore } from '../../../state/session';
import { LinkBase } from '../../../ui/link-base';
import { RowPlacesProvider } from '../../row-places';
import { FavoritesBlock } from './favorites-block';

const TEXT = createText('en', await loadCatalogue('en'));
const API = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('all that is needed was read before')),
});

/** What is asked for: marked matches that are on or to come, the earliest first. */
const ASKED = {
  match_status: 'live,stopped,prematch',
  type: 'match',
  favourite: true,
  sort_by: 'start_time:asc',
  limit: 20,
};
/** Five matches: the last one is of a league that is marked. */
const MATCHES = [1, 2, 3, 4, 5].map((id) =>
  cardOf(aMatch({ id, tournament: { ...aMatch().tournament, id: id === 5 ? 99 : 17 } })),
);
const FOUND: CardList = {
  data: MATCHES,
  pagination: { total: 5, page: 1, limit: 20, last_page: 1 },
  stream: { channel: 'updates:en', epoch: 'e', offset: 1 },
};

let asBefore: () => void;
beforeAll(() => {
  const stops = [asInABrowser(sessionStore), asInABrowser(favorites.store)];
  asBefore = () => stops.forEach((stop) => stop());
});
beforeEach(() => {
  sessionStore.setState({ status: 'logged-in', player: aPlayer() });
  favorites.store.setState({ isLoaded: false });
});
afterAll(() => {
  asBefore();
  sessionStore.setState(sessionStore.getInitialState(), true);
  favorites.store.setState(favorites.store.getInitialState(), true);
});

/** The block on the first page, and the matches in it. */
function shown(): { markup: string; ids: number[] } {
  const client = new QueryClient();
  client.setQueryData(queryKeyOf(listMatches, { query: ASKED }), FOUND);
  const ids: number[] = [];
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={API}>
        <TextProvider value={TEXT}>
          <LinkBase value="/">
            <MemoryRouter>
              <RowPlacesProvider value={({ matches }) => ids.push(...matches.map(({ id }) => id))}>
                <FavoritesBlock />
              </RowPlacesProvider>
            </MemoryRouter>
          </LinkBase>
        </TextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { markup, ids };
}

test('the first page shows a player the next three of what they have marked, and leads to the rest', () => {
  const { markup, ids } = shown();
  expect(ids).toEqual([1, 2, 3]);
  expect(markup).toContain('href="/favorites"');
});

test('what is unmarked leaves the block at once; a marked league keeps its matches there', () => {
  const { marks } = favorites.store.getInitialState();
  favorites.store.setState({
    isLoaded: true,
    marks: { ...marks, match: new Set([2]), tournament: new Set([99]) },
  });
  expect(shown().ids).toEqual([2, 5]);
});

test('a visitor has no such block', () => {
  sessionStore.setState({ status: 'not-logged-in', player: null });
  expect(shown()).toEqual({ markup: '', ids: [] });
});
