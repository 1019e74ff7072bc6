import { useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import { type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { MarketCard } from '../features/markets/market-card';
import { type CardPlace, cardPlaces } from '../features/markets/card-places';
import type { MarketGroup } from '../features/markets/market-groups';
import { BUILDER_MARK } from '../features/match/paths';
import { useText } from '../i18n/text';
import { Segmented } from '../ui/segmented';
import styles from './match.module.css';
import { MARKET_TOOLS } from './places/match-parts';
import { useIsTakenOver } from '../ui/in-browser';

interface Props {
  match: Match;
  groups: readonly MarketGroup[];
  /** Where each card stands on a wide screen. */
  places: ReadonlyMap<number, CardPlace>;
  list: Ref<HTMLDivElement>;
  /** Whether the match as such takes bets. */
  open: boolean;
}

/**
 * The markets of a match. Where some of them can be combined into one bet, a reader may have those alone: the address
 * then ends with the bet builder's mark, and one that ends so begins with them (SPEC §2). The server does not hear of
 * that end, so until the page is taken over the stylesheet goes by it.
 */
export function BuilderMarkets({ match, groups, places, list, open }: Props) {
  const t = useText();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isTakenOver = useIsTakenOver();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const hasBuilder =
    settings?.custom_bet_enabled === true && match.custom_bet && groups.some(combines);
  const shows = hasBuilder && isTakenOver && hash === BUILDER_MARK ? 'builder' : 'all';
  const shown = shows === 'builder' ? groups.filter(combines) : groups;
  const shownPlaces = shows === 'builder' ? cardPlaces(shown, NO_PLACES) : places;
  // One alone has the width to itself.
  const areMany = shown.length > 1 || undefined;
  const card = (group: MarketGroup) => (
    <MarketCard
      key={group.id}
      match={match}
      group={group}
      open={open}
      place={areMany && shownPlaces.get(group.id)}
      tools={MARKET_TOOLS.map((Tool, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <Tool key={at} match={match} group={group} />
      ))}
    />
  );
  if (!hasBuilder) {
    return (
      <div className={styles.markets} data-many={areMany} ref={list}>
        {groups.map(card)}
      </div>
    );
  }
  return (
    <>
      <div className={styles.which}>
        <Segmented
          label={t('pages.markets')}
          options={[
            { value: 'all', label: t('pages.all') },
            { value: 'builder', label: t('lists.key_betbuilder') },
          ]}
          value={shows}
          onChange={(chosen) => {
            const to = { search, hash: chosen === 'builder' ? BUILDER_MARK : '' };
            void navigate(to, { replace: true, preventScrollReset: true });
          }}
        />
      </div>
      <div
        id={BUILDER_MARK.slice(1)}
        className={styles.markets}
        ref={list}
        data-many={areMany}
        data-shows={isTakenOver ? shows : undefined}
      >
        {groups.map((group) => (
          <div key={group.id} className={styles.market} data-combines={combines(group)}>
            {card(group)}
          </div>
        ))}
      </div>
    </>
  );
}

/** Whether some line of a market can be part of a bet of several outcomes of its match. */
function combines({ lines }: MarketGroup): boolean {
  return lines.some((line) => line.custom_bet_groups.length > 0);
}

const NO_PLACES: ReadonlyMap<number, CardPlace> = new Map();
