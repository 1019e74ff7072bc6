import { useQuery } from '@tanstack/react-query';
import type { Category, Sport, Tournament } from '@touchline/wire/catalogue';
import {
  listFavouriteCategories,
  listFavouriteSports,
  listFavouriteTournaments,
} from '@touchline/wire/calls/favourites';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, matchesQuery, type MatchFilter } from '../../api/queries';
import { FavoriteStar } from '../../features/favorites/favorite-star';
import { useFavorites } from '../../features/favorites/favorites';
import { leaguePath } from '../../features/match/paths';
import { useFormats } from '../../i18n/formats';
import { placeName, sportName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import { WayOn } from '../../ui/way-on';
import { Emblem } from '../emblem';
import { LIVE, UPCOMING } from '../lists';
import { MatchListSkeleton } from '../match-list';
import { MatchSection } from '../match-section';
import { useOwnPath, useOwnTitle } from '../own-place';
import { PageHead } from '../page-head';
import { PageHeading } from '../page-heading';
import { PageMeta } from '../page-meta';
import { Nothing } from '../states';
import styles from './favorites.module.css';
import { listAddress } from './list-query';
import { SignInFirst } from './sign-in-first';
import { useListQuery } from './use-list-query';

const USUAL_PATH = '/favorites';
const MY_LIVE: MatchFilter = { ...LIVE, favourite: true };
const MY_NEXT: MatchFilter = { ...UPCOMING, favourite: true };

/** What the player has marked: leagues, countries and sports, and the matches of it (SPEC §2). */
export function FavoritesPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('pages.title_favorites')} hidden />
      <PageHead
        emblem={<Star size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={useOwnTitle(t('lists.favorites'))}
        place={t('lists.favorites_about')}
      />
      <div className={styles.room}>
        <SignInFirst>
          <Marked />
        </SignInFirst>
      </div>
    </>
  );
}

/** Everything that is marked shows at once: what came later would move what is there. */
function Marked() {
  const t = useText();
  const api = useApi();
  const leagues = useQuery(apiQuery(api, listFavouriteTournaments));
  const categories = useQuery(apiQuery(api, listFavouriteCategories));
  const sports = useQuery(apiQuery(api, listFavouriteSports));
  const path = useOwnPath(USUAL_PATH);
  const query = useListQuery();
  const coming = query.page === 1 ? MY_NEXT : { ...MY_NEXT, page: query.page };
  const live = useQuery(matchesQuery(api, MY_LIVE));
  const next = useQuery(matchesQuery(api, coming));
  const all = [leagues, categories, sports, live, next];
  if (all.some(({ isPending }) => isPending)) return <MatchListSkeleton columns={3} />;
  return (
    <>
      <MarkedPlaces
        leagues={leagues.data?.data ?? []}
        categories={categories.data?.data ?? []}
        sports={sports.data?.data ?? []}
      />
      <MatchSection
        filter={MY_LIVE}
        heading={<PageHeading level={2}>{t('pages.live_now')}</PageHeading>}
      />
      <MatchSection
        filter={coming}
        heading={<PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={live.data?.data.length === 0 && <NothingMarked />}
        address={(page) => listAddress(path, query, { page })}
      />
    </>
  );
}

function NothingMarked() {
  const t = useText();
  return (
    <Nothing
      title={t('lists.no_favorites_title')}
      text={t('lists.no_favorites_text')}
      action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
    />
  );
}

/** Leagues, countries and sports that are marked, as ways to their pages. */
function MarkedPlaces({
  leagues,
  categories,
  sports,
}: {
  leagues: readonly Tournament[];
  categories: readonly Category[];
  sports: readonly Sport[];
}) {
  const t = useText();
  const { locale } = useFormats();
  const marks = useFavorites((state) => state.marks);
  return (
    <>
      <Places title={t('lists.leagues')}>
        {leagues
          .filter(({ id }) => marks.tournament.has(id))
          .map((league) => (
            <Place
              key={league.id}
              to={leaguePath(league)}
              name={league.name}
              note={placeName(t, locale, league.category)}
              emblem={<Emblem tournament={league} />}
              star={<FavoriteStar type="tournament" id={league.id} name={league.name} />}
            />
          ))}
      </Places>
      <Places title={t('lists.categories')}>
        {categories
          .filter(({ id }) => marks.category.has(id))
          .map((category) => (
            <Place
              key={category.id}
              to={`/${category.sport.key}/${category.slug}`}
              name={placeName(t, locale, category)}
              note={sportName(t, category.sport)}
              emblem={<Emblem tournament={{ category, sport: category.sport }} />}
              star={<FavoriteStar type="category" id={category.id} name={category.name} />}
            />
          ))}
      </Places>
      <Places title={t('pages.sports_filter')}>
        {sports
          .filter(({ id }) => marks.sport.has(id))
          .map((sport) => (
            <Place
              key={sport.id}
              to={`/${sport.key}`}
              name={sportName(t, sport)}
              emblem={<SportIcon sport={sport.key} />}
              star={<FavoriteStar type="sport" id={sport.id} name={sportName(t, sport)} />}
            />
          ))}
      </Places>
    </>
  );
}

function Places({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <PageHeading level={2}>{title}</PageHeading>
      <ul className={styles.places}>{children}</ul>
    </>
  );
}

function Place({
  to,
  name,
  note,
  emblem,
  star,
}: {
  to: string;
  name: string;
  note?: string;
  emblem: ReactNode;
  star: ReactNode;
}) {
  return (
    <li className={styles.place}>
      <Link to={to} className={styles.way}>
        <span className={styles.emblem}>{emblem}</span>
        <span className={styles.text}>
          <b>{name}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
      </Link>
      {star}
    </li>
  );
}
