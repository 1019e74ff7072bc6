import { useQuery } from '@tanstack/react-query';
import { Gamepad2 } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { sportsQuery } from '../../api/queries';
import { sportName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { WayOn } from '../../ui/way-on';
import type { Loading } from '../loading';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { SportPills } from '../sport-pills';
import { Nothing } from '../states';
import { listAddress } from './list-query';
import { LiveAndUpcoming, loadLiveAndUpcoming } from './live-and-upcoming';
import { useListQuery } from './use-list-query';

const PATH = '/cybersport';
const CYBER = { sport_type: 'cyber' };

/** Fetches what is played on computers. */
export function loadCybersport(services: Loading, url: URL): Promise<void> {
  return loadLiveAndUpcoming(services, CYBER, url);
}

/** Sports that are played on computers: live now, then coming up; `?sport=` narrows them (SPEC §2). */
export function CybersportPage() {
  const t = useText();
  const query = useListQuery();
  const sports = useQuery(sportsQuery(useApi())).data?.data;
  const cyber = sports?.filter(({ type }) => type === 'cyber') ?? [];
  const sum = (of: 'live_count' | 'prematch_count') =>
    cyber.reduce((total, sport) => total + sport[of], 0);
  const pills = cyber.map((sport) => ({
    to: listAddress(PATH, query, { sports: [sport.key] }),
    name: sportName(t, sport),
    sport: sport.key,
    count: sport.live_count,
    current: query.sports.includes(sport.key),
  }));
  const all = {
    to: listAddress(PATH, query, { sports: [] }),
    name: t('pages.all'),
    count: sum('live_count'),
    current: query.sports.length === 0,
  };
  const name = t('lists.cybersport');
  return (
    <>
      <PageMeta
        title={t('pages.title_cybersport')}
        description={t('pages.description_cybersport', { count: sum('live_count') })}
      />
      <PageHead
        emblem={<Gamepad2 size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={name}
        live={sum('live_count')}
        upcoming={sum('prematch_count')}
      />
      {sports && cyber.length === 0 ? (
        <Nothing
          title={t('lists.no_cybersport_title')}
          text={t('lists.no_cybersport_text')}
          action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
        />
      ) : (
        <>
          <SportPills label={t('pages.sports_filter')} pills={[all, ...pills]} />
          <LiveAndUpcoming
            path={PATH}
            of={CYBER}
            keys={['all', 'top', 'favorites', 'outrights', 'betbuilder']}
          />
        </>
      )}
    </>
  );
}
