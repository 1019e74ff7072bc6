import { useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import { useApi } from '../api/api-context';
import { leagueQuery } from '../api/queries';
import { useFormats } from '../i18n/formats';
import { placeName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Emblem } from './emblem';
import { LIVE, UPCOMING } from './lists';
import { DayList, MatchGroup } from './match-list';
import { MatchSection } from './match-section';
import { isMissing, PageNotFound } from './not-found';
import { PageHead } from './page-head';
import { PageMeta } from './page-meta';
import { Nothing } from './states';

/** A league: live now, then what comes up by day. */
export function LeaguePage({ id }: { id: number }) {
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
      />
      <MatchSection filter={{ ...LIVE, tournament_id: id }} list={LiveNow} />
      <MatchSection
        filter={{ ...UPCOMING, tournament_id: id }}
        list={DayList}
        empty={<Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />}
      />
    </>
  );
}

function LiveNow({ matches }: { matches: readonly Match[] }) {
  return <MatchGroup title={useText()('pages.live_now')} matches={matches} />;
}
