import { useQuery } from '@tanstack/react-query';
import type { Market, Match } from '@touchline/wire/catalogue';
import { Blocks } from 'lucide-react';
import { type ComponentType, type Ref, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import {
  arranged,
  type ArrangedCard,
  type Arrangement,
  combines,
  isSameArrangement,
} from '../../features/markets/arranged';
import { chosenTab, groupTabs } from '../../features/markets/group-tabs';
import { MarketCard } from '../../features/markets/market-card';
import type { OutcomeButtonProps } from '../../features/markets/outcome-button';
import { useLeftLines } from '../../features/markets/use-left-lines';
import { BUILDER_MARK } from '../../features/match/paths';
import { useText } from '../../i18n/text';
import { useStarredMarkets } from '../../state/starred-markets';
import { useIsRunning } from '../../ui/in-browser';
import { later } from '../../ui/later';
import { ScrollTabs } from '../../ui/scroll-tabs';
import { Skeleton } from '../../ui/skeleton';
import styles from '../match.module.css';
import { Nothing } from '../states';
import { MARKET_TOOLS } from './match-parts';

const BetBuilder = later(
  async () => (await import('../../features/markets/builder/bet-builder')).BetBuilder,
  () => <Skeleton height="480px" />,
);

interface Props {
  match: Match;
  /** Those that the page has shown so far, and new ones after them. */
  lines: readonly Market[];
  list: Ref<HTMLDivElement>;
  /** Whether the match as such takes bets. */
  open: boolean;
}

/**
 * The markets of a match, by group. Where some of them can be combined into one bet, a reader may have those alone: the
 * address then ends with the bet builder's mark, and one that ends so begins with them (SPEC §2). The server does not
 * hear of that end, so until the page is taken over the stylesheet goes by it.
 */
export function MatchMarkets({ match, lines, list, open }: Props) {
  const t = useText();
  const isRunning = useIsRunning();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const builder = useBuilder(match, settings?.custom_bet_enabled === true);
  const markets = useArranged(lines, builder.isOn, settings?.market_groups ?? []);
  const { groups, cards } = markets.now;
  if (groups.length === 0) {
    return <Nothing title={t('pages.no_markets_title')} text={t('pages.no_markets_text')} />;
  }
  const hasBuilder = builder.isOffered && groups.some(combines);
  const panelId = hasBuilder ? BUILDER_MARK.slice(1) : 'markets';
  const listOf = (Outcome?: ComponentType<OutcomeButtonProps>) => (
    <div
      id={panelId}
      role={markets.tabs.length > 0 ? 'tabpanel' : undefined}
      aria-label={markets.tabs.length > 0 ? t('pages.markets') : undefined}
      className={styles.markets}
      ref={list}
      data-many={cards.length > 1 || undefined}
      data-shows={isRunning ? (builder.isOn ? 'builder' : 'all') : undefined}
    >
      {cards.map((card) => (
        <div key={card.key} className={styles.market} data-combines={combines(card.group)}>
          <Card match={match} card={card} open={open} onFold={markets.fold} Outcome={Outcome} />
        </div>
      ))}
    </div>
  );
  return (
    <>
      <div className={styles.which}>
        {markets.tabs.length > 0 && (
          <ScrollTabs
            panelId={panelId}
            label={t('pages.markets')}
            tabs={markets.tabs}
            value={markets.tab}
            onChange={markets.choose}
          />
        )}
        {hasBuilder && (
          <button
            type="button"
            className={styles.builder}
            aria-pressed={builder.isOn}
            onClick={builder.press}
          >
            <Blocks size={16} strokeWidth={1.8} aria-hidden="true" />
            {t('lists.key_betbuilder')}
          </button>
        )}
      </div>
      {builder.isOn ? (
        <BetBuilder match={match} allowsSingle={settings?.custom_bet_allow_single ?? false}>
          {(Outcome) => listOf(Outcome)}
        </BetBuilder>
      ) : (
        listOf()
      )}
    </>
  );
}

interface CardProps {
  match: Match;
  card: ArrangedCard;
  open: boolean;
  onFold: (key: string) => void;
  Outcome: ComponentType<OutcomeButtonProps> | undefined;
}

function Card({ match, card, open, onFold, Outcome }: CardProps) {
  const tools = MARKET_TOOLS.map((Tool, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change places
    <Tool key={at} match={match} group={card.group} />
  ));
  return (
    <MarketCard
      match={match}
      card={card}
      open={open}
      tools={tools}
      onFold={onFold}
      {...(Outcome && { Outcome })}
    />
  );
}

/** Whether a match has a bet builder, and whether the reader is in it. */
function useBuilder(match: Match, isTaken: boolean) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isRunning = useIsRunning();
  const isOffered = isTaken && match.custom_bet;
  const isOn = isOffered && isRunning && hash === BUILDER_MARK;
  return {
    isOffered,
    isOn,
    press: () =>
      void navigate(
        { search, hash: isOn ? '' : BUILDER_MARK },
        { replace: true, preventScrollReset: true },
      ),
  };
}

const FOLDED: ReadonlySet<string> = new Set();

/** The cards as the reader has them, and what they can change of that. */
function useArranged(
  lines: readonly Market[],
  isBuilder: boolean,
  offered: readonly { group_key: string; name: string }[],
) {
  const t = useText();
  const [chosen, choose] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(FOLDED);
  const starred = useStarredMarkets();
  const left = useLeftLines(lines);
  const of: Arrangement = { lines, left, tab: chosen, starred, unfolded, isBuilder };
  const [now, setNow] = useState(() => arranged(null, of));
  if (!isSameArrangement(now.of, of)) setNow(arranged(now, of));
  const tabs = groupTabs(now.groups, offered, t('pages.all'));
  const tab = chosenTab(chosen, tabs);
  if (tab !== chosen) choose(tab);
  const fold = (key: string) => setUnfolded((before) => toggled(before, key));
  return { now, tabs, tab, choose, fold };
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
}
