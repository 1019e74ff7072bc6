import type { LoaderFunctionArgs } from 'react-router';
import type { Loading } from '../loading';
import { CybersportPage, loadCybersport } from './cybersport';
import { FavoritesPage } from './favorites';
import { loadResults, ResultsPage } from './results';
import { loadSchedule, SchedulePage } from './schedule';

type Load = (services: Loading, url: URL) => Promise<unknown>;

/** The pages that lists of matches are found on. */
export function listPages(services: Loading) {
  const by =
    (load: Load) =>
    async ({ request }: LoaderFunctionArgs) => {
      await load(services, new URL(request.url));
      return null;
    };
  return {
    cybersport: { Component: CybersportPage, loader: by(loadCybersport) },
    favorites: { Component: FavoritesPage },
    schedule: { Component: SchedulePage, loader: by(loadSchedule) },
    results: { Component: ResultsPage, loader: by(loadResults) },
  };
}
