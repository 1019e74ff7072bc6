import { SPORTSBOOK_PAGES, type SportsbookPage } from '@touchline/wire/pages';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withWhatIsWaitedFor } from '../ui/later';
import { type Part, type RouteHandle, WORDY } from './lazy-parts';

/** What a script that comes later makes of a route. */
interface Loaded {
  Component?: ComponentType | null | undefined;
  loader?: RouteObject['loader'];
}

/** The route of a page of the sportsbook whose script is in the first load. */
export function pageRoute(
  name: SportsbookPage,
  shows: Pick<RouteObject, 'Component' | 'loader'>,
): RouteObject {
  const handle: RouteHandle = { page: name };
  return { ...addressOf(SPORTSBOOK_PAGES[name]), ...shows, handle };
}

/** The route of a page of the sportsbook whose script comes with the first page of its part. */
export function lazyPage(
  name: SportsbookPage,
  part: Part,
  load: () => Promise<Loaded>,
  page: RouteHandle['page'] = name,
): RouteObject {
  return lazyRoute(addressOf(SPORTSBOOK_PAGES[name]), { page, part }, load);
}

/** The same at any address. A part that says more than the first words waits for the rest: otherwise keys would show. */
export function lazyRoute(
  address: Address,
  handle: RouteHandle & { part: Part },
  load: () => Promise<Loaded>,
): RouteObject {
  const whole = () => (WORDY.has(handle.part) ? withWhatIsWaitedFor(load) : load());
  return { ...address, handle, lazy: whole };
}

type Address = { index: true } | { path: string };

/** Where a page of a table is. */
export function addressOf(path: string): Address {
  return path === '' ? { index: true } : { path };
}
