import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { leagueQuery } from '../api/queries';
import type { Tournament } from '@touchline/wire/catalogue';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { leaguePath } from '../features/match/paths';
import { useFormats } from '../i18n/formats';
import { placeName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LiveAndUpcoming } from './lists/live-and-upcoming';
import { WayOn } from '../ui/way-on';
import { isMissing, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { Nothing } from './states';
import { WayTo } from './way-to';

/** A league: live now, then what comes up by day. */
export function LeaguePage({ id, path }: { id: number; path: string }) {
  const t = useText();
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
        way={<WayTo sport={league?.sport} category={league?.category} />}
        live={league?.live_count ?? 0}
        upcoming={league?.prematch_count ?? 0}
        star={league && <FavoriteStar type="tournament" id={id} name={league.name} size="large" />}
      />
      <LiveAndUpcoming
        path={league ? leaguePath(league) : path}
        of={{ tournament_id: id }}
        keys={['all', 'outrights', 'betbuilder']}
        isLeague
        none={league && isAsleep(league) && <NonePlanned league={league} />}
      />
    </>
  );
}

/** Whether nothing is played in it, now or later. */
function isAsleep({ live_count: live, prematch_count: upcoming }: Tournament): boolean {
  return live + upcoming === 0;
}

/** A league that sleeps says so, and leads to the others of its country. */
function NonePlanned({ league: { name, sport, category } }: { league: Tournament }) {
  const t = useText();
  const { locale } = useFormats();
  const place = placeName(t, locale, category);
  return (
    <Nothing
      title={t('lists.none_planned')}
      text={t('lists.asleep_text', { league: name })}
      action={
        <WayOn to={`/${sport.key}/${category.slug}`}>{t('lists.leagues_of', { place })}</WayOn>
      }
    />
  );
}
