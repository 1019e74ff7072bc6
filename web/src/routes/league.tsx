import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { leagueQuery } from '../api/queries';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { leaguePath } from '../features/match/paths';
import { useFormats } from '../i18n/formats';
import { placeName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LiveAndUpcoming } from './lists/live-and-upcoming';
import { isMissing, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';

/** A league: live now, then what comes up by day. */
export function LeaguePage({ id, path }: { id: number; path: string }) {
  const t = useText();
  const { locale } = useFormats();
  const query = useQuery(leagueQuery(useApi(), id));
  if (isMissing(query.error)) throw new PageNotFound();
  const league = query.data?.data;
  return (
    <>
      <PageMeta
        title={t('pages.title_league', { league: league?.name ?? '' })}
        description={t('pages.description', { count: league?.live_count ?? 0 })}
      />
      <PageHead
        emblem={<Emblem tournament={league} />}
        name={league?.name}
        place={league && placeName(t, locale, league.category)}
        live={league?.live_count ?? 0}
        upcoming={league?.prematch_count ?? 0}
        star={league && <FavoriteStar type="tournament" id={id} name={league.name} size="large" />}
      />
      <LiveAndUpcoming
        path={league ? leaguePath(league) : path}
        of={{ tournament_id: id }}
        keys={['all', 'outrights', 'betbuilder']}
        isLeague
      />
    </>
  );
}
