import type { LoaderFunctionArgs } from 'react-router';
import type { Loading } from '../loading';
import { AsianPage, loadAsian } from './asian';
import { loadMultiView, MultiViewPage } from './multi-view';

type Load = (services: Loading, url: URL) => Promise<void>;

/** The pages that show many matches, or many of their lines, at once. */
export function viewPages(services: Loading) {
  const by =
    (load: Load) =>
    async ({ request }: LoaderFunctionArgs) => {
      await load(services, new URL(request.url));
      return null;
    };
  return {
    multiView: { Component: MultiViewPage, loader: by(loadMultiView) },
    asian: { Component: AsianPage, loader: by(loadAsian) },
  };
}
