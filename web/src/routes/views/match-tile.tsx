import type { Market, Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { OutcomeButton } from '../../features/markets/outcome-button';
import { MatchClock } from '../../features/match/match-clock';
import { matchPath } from '../../features/match/paths';
import { RowScore, Serving } from '../../features/match/row-score';
import { movedMatch, viewAddress, withoutMatch } from '../../features/multi-view/viewed';
import { useText } from '../../i18n/text';
import { useLiveMatch, useTakesBets } from '../../live/live-context';
import { useMatchVisibility } from '../../live/visible-matches';
import { Crest } from '../../ui/crest';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { SportIcon } from '../../ui/sport-icon';
import styles from './match-tile.module.css';

interface TileProps {
  match: Match;
  /** All that are shown, in their order. */
  ids: readonly number[];
  /** The markets that are shown, in their order, by their numbers. */
  order: readonly number[];
  /** Undefined while they are fetched. */
  lines: readonly Market[] | undefined;
}

/** One of several matches: where it stands, and its main markets. */
export function MatchTile({ match, ids, order, lines }: TileProps) {
  const t = useText();
  const tile = useRef<HTMLElement>(null);
  useMatchVisibility(tile, match.id);
  const { home, away } = sidesOf(match);
  const name = away.name === '' ? home.name : `${home.name} – ${away.name}`;
  const open = useTakesBets(match.id);
  const count = useLiveMatch(match.id)?.availableMarkets ?? match.available_markets;
  return (
    <article ref={tile} className={styles.tile} aria-label={name}>
      <Head id={match.id} ids={ids} name={name}>
        <SportIcon sport={match.tournament.sport.key} />
        <span>{match.tournament.name}</span>
      </Head>
      <Link to={matchPath(match)} className={styles.match}>
        <MatchClock match={match} />
        <span className={styles.teams}>
          {[home, away].map((side, at) => (
            <span key={side.name} className={styles.team}>
              <Crest name={side.name} logo={match.competitors?.[at === 0 ? 'home' : 'away'].logo} />
              <span className={styles.name}>{side.name}</span>
              <Serving matchId={match.id} side={at === 0 ? 1 : 2} />
            </span>
          ))}
        </span>
        <RowScore matchId={match.id} sport={match.tournament.sport.key} />
      </Link>
      <div className={styles.markets}>
        {order.map((id) => (
          <TileMarket
            key={id}
            match={match}
            market={bestOf(lines, id)}
            open={open}
            isWaiting={!lines}
          />
        ))}
      </div>
      <Link to={matchPath(match)} className={styles.more}>
        {t('views.all_markets', { count })}
      </Link>
    </article>
  );
}

/** The line of a market that the book calls the even one, or its first. */
function bestOf(lines: readonly Market[] | undefined, id: number): Market | undefined {
  const own = lines?.filter((line) => line.id === id) ?? [];
  return own.find((line) => line.most_balanced) ?? own[0];
}

interface MarketProps {
  match: Match;
  market: Market | undefined;
  open: boolean;
  isWaiting: boolean;
}

function TileMarket({ match, market, open, isWaiting }: MarketProps) {
  if (isWaiting) return <Skeleton height="58px" />;
  if (!market) return null;
  return (
    <section className={styles.market} aria-label={market.name}>
      <h3 className={styles.title}>{market.name}</h3>
      <div className={styles.odds} data-three={market.outcomes.length === 3 || undefined}>
        {market.outcomes.slice(0, 6).map((outcome) => (
          <OutcomeButton
            key={outcome.id}
            match={match}
            market={market}
            outcome={outcome}
            open={open}
            label={(market.outcomes.length === 3 && SIGNS[outcome.id]) || outcome.name}
            shape="named"
          />
        ))}
      </div>
    </section>
  );
}

/** Home, draw and away by their ids: three names beside each other have no room here. */
const SIGNS: Readonly<Record<string, string>> = { 1: '1', 2: 'X', 3: '2' };

interface HeadProps {
  id: number;
  ids: readonly number[];
  name: string;
  children: ReactNode;
}

/** What a tile is of, with the ways to move it and to take it away. */
function Head({ id, ids, name, children }: HeadProps) {
  const t = useText();
  const navigate = useNavigate();
  const show = (next: readonly number[]) =>
    void navigate(viewAddress(next), { preventScrollReset: true });
  const at = ids.indexOf(id);
  return (
    <header className={styles.head}>
      <span className={styles.league}>{children}</span>
      <IconButton
        label={t('views.move_back', { name })}
        disabled={at === 0}
        onClick={() => show(movedMatch(ids, id, -1))}
      >
        <ArrowLeft size={16} aria-hidden="true" className={styles.arrow} />
      </IconButton>
      <IconButton
        label={t('views.move_on', { name })}
        disabled={at === ids.length - 1}
        onClick={() => show(movedMatch(ids, id, 1))}
      >
        <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
      </IconButton>
      <IconButton label={t('views.remove', { name })} onClick={() => show(withoutMatch(ids, id))}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** Stands for a match that there is none of any more. */
export function MissingTile({ id, ids }: { id: number; ids: readonly number[] }) {
  const t = useText();
  return (
    <article className={styles.tile} aria-label={t('views.missing')}>
      <Head id={id} ids={ids} name={t('views.missing')}>
        <span>{t('views.missing')}</span>
      </Head>
      <p className={styles.note}>{t('views.missing_text')}</p>
    </article>
  );
}

/** Stands for a match that is on its way. */
export function WaitingTile() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <div className={styles.markets}>
        <Skeleton height="32px" />
        <Skeleton height="56px" />
        <Skeleton height="58px" />
        <Skeleton height="58px" />
      </div>
    </div>
  );
}
