import type { LoaderFunctionArgs } from 'react-router';
import type { Loading } from '../loading';
import { loadSlug, SlugPage } from '../slug-page';
import { loadSport, SportPage } from '../sport';

/** The pages of a sport, and of what is below it: a category, a league, a match. */
export function placePages(services: Loading) {
  return {
    sport: {
      Component: SportPage,
      loader: ({ params, request }: LoaderFunctionArgs) =>
        loadSport(services, params['sport'] ?? '', new URL(request.url)),
    },
    slug: {
      Component: SlugPage,
      loader: ({ params, request }: LoaderFunctionArgs) =>
        loadSlug(services, params['slug'] ?? '', new URL(request.url)),
    },
  };
}
