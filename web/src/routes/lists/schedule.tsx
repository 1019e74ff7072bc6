import { CalendarDays } from 'lucide-react';
import { matchesQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { WayOn } from '../../ui/way-on';
import { need, type Loading } from '../loading';
import { MatchList, OrderedList } from '../match-list';
import { MatchSection } from '../match-section';
import { useOwnPath, useOwnTitle } from '../own-place';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { Nothing } from '../states';
import { DaySports, daySportsQuery } from './day-sports';
import { DayStrip } from './day-strip';
import { scheduleView, type DayView } from './days';
import { ListBar } from './list-bar';
import { listAddress, readListQuery, WHOLE_LIST } from './list-query';
import { SignInFirst } from './sign-in-first';
import { useListQuery } from './use-list-query';
import { dayAfter, noonOf } from './zone-day';

const USUAL_PATH = '/schedule';

/** Fetches the matches of a day, and which sports have any. */
export async function loadSchedule(services: Loading, url: URL): Promise<void> {
  const query = readListQuery(url.searchParams);
  const view = scheduleView(query, new Date(), services.timeZone);
  await Promise.all([
    need(services, daySportsQuery(services.api, view)),
    query.list === 'favorites' ? null : need(services, matchesQuery(services.api, view.filter)),
  ]);
}

/** What is to come, by the day and by sport (SPEC §2). */
export function SchedulePage() {
  const t = useText();
  const { timeZone, day: dayText } = useFormats();
  const path = useOwnPath(USUAL_PATH);
  const query = useListQuery();
  const view = scheduleView(query, useNow(), timeZone);
  const list = (
    <MatchSection
      filter={view.filter}
      list={query.sortBy === null ? MatchList : OrderedList}
      empty={<NoMatchThatDay view={view} />}
      address={(page) => listAddress(path, query, { page })}
    />
  );
  const date = dayText(noonOf(view.day, timeZone));
  return (
    <>
      <PageMeta
        title={t('pages.title_schedule')}
        description={t('pages.description_schedule', { date })}
      />
      <PageHead
        emblem={<CalendarDays size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={useOwnTitle(t('lists.schedule'))}
        place={date}
      />
      <DayStrip
        days={view.days}
        today={view.today}
        current={view.day}
        address={(day) =>
          listAddress(path, query, {
            date: day === view.today ? null : day,
            hours: null,
            leagues: [],
          })
        }
      />
      <ListBar path={path} query={query} hasHours={view.day === view.today}>
        <DaySports path={path} query={query} view={view} />
      </ListBar>
      {query.list === 'favorites' ? <SignInFirst>{list}</SignInFirst> : list}
    </>
  );
}

function NoMatchThatDay({ view: { day } }: { view: DayView }) {
  const t = useText();
  const path = useOwnPath(USUAL_PATH);
  const next = listAddress(path, WHOLE_LIST, { date: dayAfter(day, 1) });
  return (
    <Nothing
      title={t('lists.no_day_title')}
      text={t('lists.no_day_text')}
      action={<WayOn to={next}>{t('lists.next_day')}</WayOn>}
    />
  );
}
