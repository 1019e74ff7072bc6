import { useQuery } from '@tanstack/react-query';
import type { Block, SiteConfig } from '@touchline/wire/site-config';
import type { ComponentType } from 'react';
import { useApi } from '../api/api-context';
import { liveIn } from '../api/on-of-sports';
import { matchesQuery, sportsQuery, type MatchFilter } from '../api/queries';
import { sportName } from '../i18n/names';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { later } from '../ui/later';
import { Link } from '../ui/link';
import { COMING_UP, LIVE, TOP } from './lists';
import { MatchSection } from './match-section';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { SportPills } from './sport-pills';
import { Nothing } from './states';
import styles from './home.module.css';

type HomeBlock = Block<'home'>;

const LIVE_NOW: MatchFilter = { ...LIVE, limit: 24 };

/** What blocks on the first screens are made of; all others fetch for themselves when they are near. */
const NEEDS: Partial<Record<HomeBlock, MatchFilter>> = {
  live_events: LIVE_NOW,
  top_events: TOP,
  prematch_events: COMING_UP,
};

/** Fetches what the first blocks show. */
export async function loadHome(
  services: Loading,
  { blocks }: Pick<SiteConfig, 'blocks'>,
): Promise<null> {
  const needed = blocks.home.flatMap((block) => NEEDS[block] ?? []);
  await Promise.all(needed.map((filter) => need(services, matchesQuery(services.api, filter))));
  return null;
}

const furtherBlock = (name: 'favorites' | 'outrights' | 'schedule' | 'results' | 'prediction') =>
  later(async () => (await import('./lists/home/further-blocks')).FURTHER_BLOCKS[name]);

const JackpotBanner = later(
  async () => (await import('../features/jackpots/jackpot-banner')).JackpotBanner,
);
const BonusStrip = later(async () => (await import('../features/bonuses/bonus-strip')).BonusStrip);

/** What a site may put on its first page (SPEC §2 "Content blocks"). */
const BLOCKS: Record<HomeBlock, ComponentType> = {
  jackpot_banner: JackpotBanner,
  bonuses: BonusStrip,
  sport_list: SportList,
  favorites: FavoriteEvents,
  live_events: LiveEvents,
  top_events: TopEvents,
  prematch_events: PrematchEvents,
  outrights: furtherBlock('outrights'),
  schedule: furtherBlock('schedule'),
  results: furtherBlock('results'),
  prediction: furtherBlock('prediction'),
};

/** The first page: the blocks that the operator has chosen, in that order. */
export function HomePage() {
  const t = useText();
  const { blocks } = useSite().config;
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const live = liveIn(sports);
  return (
    <>
      <PageMeta
        title={t('pages.title_home')}
        description={t('pages.description', { count: live })}
      />
      <h1 className={styles.hidden}>{t('pages.title_home')}</h1>
      {blocks.home.map((name) => {
        const Shown = BLOCKS[name];
        return <Shown key={name} />;
      })}
    </>
  );
}

function SportList() {
  const t = useText();
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const pills = sports.map((sport) => ({
    to: `/${sport.key}`,
    name: sportName(t, sport),
    sport: sport.key,
    count: sport.live_count,
    current: false,
  }));
  return (
    <div className={styles.pills}>
      <SportPills label={t('pages.sports_filter')} pills={pills} />
    </div>
  );
}

const MyFavorites = furtherBlock('favorites');

/** Has as much room from the start as was needed the last time: nothing moves when favourites come. */
function FavoriteEvents() {
  return (
    <div className={styles.favorites}>
      <MyFavorites />
    </div>
  );
}

function LiveEvents() {
  const t = useText();
  return (
    <MatchSection
      filter={LIVE_NOW}
      heading={
        <PageHeading level={2} link={<Link to="/live">{t('pages.see_live')}</Link>}>
          {t('pages.live_now')}
        </PageHeading>
      }
    />
  );
}

function TopEvents() {
  const t = useText();
  return (
    <MatchSection
      filter={TOP}
      heading={<PageHeading level={2}>{t('lists.top_events')}</PageHeading>}
    />
  );
}

/** What begins next, but for what stands among the top events already. */
function PrematchEvents() {
  const t = useText();
  const { blocks } = useSite().config;
  const hasTop = blocks.home.includes('top_events');
  const top = useQuery({ ...matchesQuery(useApi(), TOP), enabled: hasTop }).data?.data;
  const shown = new Set(hasTop ? top?.map(({ id }) => id) : []);
  return (
    <MatchSection
      filter={COMING_UP}
      keep={({ id }) => !shown.has(id)}
      heading={
        <PageHeading level={2} link={<Link to="/schedule">{t('lists.whole_schedule')}</Link>}>
          {t('pages.upcoming')}
        </PageHeading>
      }
      empty={
        shown.size === 0 && (
          <Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />
        )
      }
    />
  );
}
