import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import { LayoutGrid } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { linesQuery, matchesQuery, matchQuery } from '../../api/queries';
import { useApi } from '../../api/api-context';
import {
  MOST_VIEWED,
  additionIn,
  linesFor,
  viewAddress,
  viewedIn,
  withMatch,
} from '../../features/multi-view/viewed';
import { useText } from '../../i18n/text';
import { keptMultiView } from '../../state/session-keys';
import { OFFERED } from './offered';
import { need, type Loading } from '../loading';
import { isMissing } from '../not-found';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { Followed } from './followed';
import { MatchPicker } from './match-picker';
import { MatchTile, MissingTile, WaitingTile } from './match-tile';
import styles from './multi-view.module.css';

/** So many markets of each match are shown. */
const MOST_MARKETS = 5;
/** New lines take the place of old ones, such as after a goal; they are asked for this often, in ms. */
const AGAIN_MS = 20_000;

/** Fetches the matches that the address names, then the lines of their main markets; without any, what is in play. */
export async function loadMultiView(services: Loading, url: URL): Promise<void> {
  const { api, queries, waits } = services;
  const ids = asked(url.searchParams);
  if (ids.length < MOST_VIEWED) await need(services, matchesQuery(api, OFFERED));
  await Promise.all(ids.map((id) => need(services, matchQuery(api, id)).catch(unlessMissing)));
  if (!waits) return;
  const found = ids.flatMap((id) => queries.getQueryData(matchQuery(api, id).queryKey)?.data ?? []);
  if (found.length > 0) await need(services, linesOf(services.api, found));
}

/** What the address names, and what it adds. */
function asked(query: URLSearchParams): number[] {
  const added = additionIn(query);
  const ids = viewedIn(query);
  return added === null ? ids : withMatch(ids, added);
}

/** A match that is no more has a place that says so. */
function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function linesOf(api: Loading['api'], matches: readonly Match[]) {
  return linesQuery(
    api,
    matches.map(({ id }) => id),
    matches.flatMap(marketsOf),
  );
}

/** The markets of a match that are shown, by their numbers: those that the book puts on its card. */
function marketsOf({ main_market: main, secondary_market: second, top_markets: top }: Match) {
  const markets = [main, second, ...top].flatMap((each) => (each ? [each.id] : []));
  return [...new Set(markets)].slice(0, MOST_MARKETS);
}

/** Up to four matches beside each other, as the address names them. */
export function MultiViewPage() {
  const t = useText();
  const [query] = useSearchParams();
  const ids = asked(query);
  useKept(query);
  return (
    <>
      <PageMeta title={t('views.multi')} description={t('views.multi_text')} hidden />
      <PageHead
        emblem={<LayoutGrid size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={t('views.multi')}
        place={t('views.multi_count', { count: ids.length, most: MOST_VIEWED })}
      />
      {ids.length > 0 && <Tiles ids={ids} />}
      {ids.length < MOST_VIEWED && <MatchPicker ids={ids} />}
    </>
  );
}

/** What is shown is kept for this tab, so that a match that is added from elsewhere comes to stand beside it. */
function useKept(query: URLSearchParams): void {
  const navigate = useNavigate();
  const added = additionIn(query);
  const shown = viewedIn(query).join(',');
  useEffect(() => {
    if (added !== null) {
      const ids = withMatch(shown === '' ? (keptMultiView.read() ?? []) : numbersIn(shown), added);
      void navigate(viewAddress(ids), { replace: true });
    } else {
      keptMultiView.write(shown === '' ? null : numbersIn(shown));
    }
  }, [added, shown, navigate]);
}

function numbersIn(text: string): number[] {
  return text.split(',').map(Number);
}

function Tiles({ ids }: { ids: readonly number[] }) {
  const api = useApi();
  const found = useQueries({ queries: ids.map((id) => matchQuery(api, id)) });
  const matches = found.flatMap(({ data }) => data?.data ?? []);
  const lines = useQuery({
    ...linesOf(api, matches),
    enabled: matches.length > 0 && found.every(({ isPending }) => !isPending),
    refetchInterval: AGAIN_MS,
    // Those that stay keep their odds while another comes or goes.
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.tiles} data-count={ids.length}>
      <Followed streams={lines.data?.streams ?? []} />
      {ids.map((id, at) => {
        const match = matches.find((each) => each.id === id);
        if (match) {
          const own = linesFor(id, lines.data?.data, lines.isPlaceholderData);
          return (
            <MatchTile key={id} match={match} ids={ids} order={marketsOf(match)} lines={own} />
          );
        }
        return found[at]?.isPending ? (
          <WaitingTile key={id} />
        ) : (
          <MissingTile key={id} id={id} ids={ids} />
        );
      })}
    </div>
  );
}
