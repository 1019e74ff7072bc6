import { useQuery } from '@tanstack/react-query';
import { getOwnPage } from '@touchline/wire/calls/own-pages';
import type { OwnPageEntry } from '@touchline/wire/page-config';
import { Gift } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../api/api';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { PartWaiting } from '../../features/bonuses/part-waiting';
import { useIsNarrow } from '../../features/slip/use-is-narrow';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import { Illustration } from '../../ui/illustration';
import { later } from '../../ui/later';
import { EmptyState } from '../../ui/empty-state';
import { MarkdownText } from '../../ui/markdown-text';
import { Skeleton } from '../../ui/skeleton';
import { WayOn } from '../../ui/way-on';
import { need, type Loading } from '../loading';
import { isMissing, orNotFound, PageNotFound } from '../not-found';
import { useOwnTitle } from '../own-place';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { Failed } from '../states';
import paper from './paper.module.css';
import { PromotionCard } from './promotion-card';
import styles from './promotions.module.css';

const BonusesPart = later(
  async () => (await import('../../features/bonuses/bonuses-part')).BonusesPart,
  PartWaiting,
);

const JackpotLeaderboard = later(
  async () => (await import('../../features/jackpots/jackpot-leaderboard')).JackpotLeaderboard,
);

const LinkedJackpot = later(
  async () => (await import('../../features/jackpots/linked-jackpot')).LinkedJackpot,
);

/** SPEC §2 `/promotions`: what a player has been given, and what the operator offers on top of the odds. */
export function PromotionsPage() {
  const t = useText();
  const { promotions, site_name: site } = useSite().config;
  return (
    <div className={styles.page}>
      <PageMeta
        title={t('offers.promotions.title')}
        description={t('offers.promotions.description', { site })}
      />
      <PageHead
        emblem={<Gift size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={useOwnTitle(t('offers.promotions.title'))}
        place={t('offers.promotions.text')}
      />
      <BonusesPart />
      {promotions.length === 0 ? (
        <NoPromotions />
      ) : (
        <ul className={`${styles.cards} ${styles.offers}`}>
          {promotions.map((promotion) => (
            <li key={promotion.key}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
      <NarrowJackpots />
      <NamedJackpot />
    </div>
  );
}

/** The jackpot that the address names, where it names one. */
function NamedJackpot() {
  const [query] = useSearchParams();
  return query.has('jackpot') && <LinkedJackpot />;
}

/** Where a page has no column at its end (SPEC §9 "md 960"), what that holds of jackpots stands here. */
function NarrowJackpots() {
  const { right } = useSite().config.blocks;
  if (!useIsNarrow() || !right.includes('jackpot_leaderboard')) return null;
  return (
    <div className={styles.jackpots}>
      <JackpotLeaderboard />
    </div>
  );
}

/** Said to visitors alone: a player has bonuses of their own above, or reads there that there are none. */
function NoPromotions() {
  const t = useText();
  if (useSession(({ status }) => status) === 'logged-in') return null;
  return (
    <div className={`${styles.none} ${styles.offers}`}>
      <EmptyState
        picture={<Illustration name="offers" />}
        title={t('offers.promotions.none_title')}
        text={t('offers.promotions.none_text')}
        action={<WayOn to="/">{t('offers.promotions.none_way')}</WayOn>}
      />
    </div>
  );
}

/** Fetches the words of such a page. */
export async function loadOwnPage(services: Loading, path: string): Promise<null> {
  await orNotFound(need(services, ownPageQuery(services.api, path)));
  return null;
}

/** The page of an operator's own words (SPEC §2 "custom pages"). */
export function ownPageOf({ path, title }: OwnPageEntry) {
  return function OwnTextPage() {
    const page = useQuery(ownPageQuery(useApi(), path));
    if (isMissing(page.error)) throw new PageNotFound();
    return (
      <article className={paper.paper}>
        <PageMeta title={title} />
        <h1 className={paper.title}>{title}</h1>
        {page.isPending && <TextWaiting />}
        {page.isError && <Failed onRetry={() => void page.refetch()} />}
        {page.data && <MarkdownText text={page.data.data.text} />}
      </article>
    );
  };
}

const ownPageQuery = (api: Api, path: string) => apiQuery(api, getOwnPage, { params: { path } });

function TextWaiting() {
  return (
    <div className={paper.waiting} aria-hidden="true">
      {['92%', '100%', '84%', '56%'].map((width) => (
        <Skeleton key={width} height="16px" width={width} />
      ))}
    </div>
  );
}
