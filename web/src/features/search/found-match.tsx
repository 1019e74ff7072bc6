import { scoreText } from '@touchline/domain/feed/score-text';
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Market, Match, Outcome } from '@touchline/wire/catalogue';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useNow } from '../../i18n/now-context';
import { type Text, useText } from '../../i18n/text';
import { useLiveMatch, useLiveOutcome, useTakesBets } from '../../live/live-context';
import { SportIcon } from '../../ui/sport-icon';
import { MarkedName } from './marked-name';
import { SearchEntry } from './search-entry';
import styles from './search-results.module.css';

export interface FoundMatchProps {
  match: Match;
  query: string;
  onLeave: () => void;
}

/** A match that was found, with where it stands or when it starts, and the odds of its main market. */
export function FoundMatch({ match, query, onLeave }: FoundMatchProps) {
  const t = useText();
  const { locale } = useFormats();
  const { tournament: league } = match;
  return (
    <SearchEntry
      value={`match ${match.id}`}
      to={`/${league.sport.key}/${match.slug}`}
      onLeave={onLeave}
      picture={<SportIcon sport={league.sport.key} />}
    >
      <span className={styles.texts}>
        <span className={styles.name}>
          <Sides match={match} query={query} />
        </span>
        <span className={styles.where}>
          <Standing match={match} />
          <span className={styles.league}>
            <MarkedName name={league.name} query={query} />
            {' · '}
            <MarkedName name={placeName(t, locale, league.category)} query={query} />
          </span>
        </span>
      </span>
      <MainOdds match={match} />
    </SearchEntry>
  );
}

/** Who plays, with what was looked for standing out. */
export function Sides({ match, query }: Pick<FoundMatchProps, 'match' | 'query'>) {
  const { competitors, name } = match;
  if (!competitors) return <MarkedName name={name ?? ''} query={query} />;
  return (
    <>
      <MarkedName name={competitors.home.name} query={query} />
      {' – '}
      <MarkedName name={competitors.away.name} query={query} />
    </>
  );
}

/** The score of what is in play, the start of what is not. */
export function Standing({ match }: { match: Match }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const live = useLiveMatch(match.id) ?? match;
  if (live.status !== MATCH_STATUS.prematch) {
    const score = live.statistics.total_score;
    return (
      <span className={styles.live}>
        {t('shell.live')}
        {score && ` ${scoreText(live.statistics, live.stage, score)}`}
      </span>
    );
  }
  const days = formats.dayNumber(match.start_time) - formats.dayNumber(now);
  const day =
    days === 0
      ? t('pages.today')
      : days === 1
        ? t('pages.tomorrow')
        : formats.day(match.start_time);
  return (
    <time dateTime={match.start_time} className={styles.start}>
      {day} {formats.time(match.start_time)}
    </time>
  );
}

/** More outcomes than this have no room. */
const MOST_OUTCOMES = 3;

/** What each of the odds is for, as above the columns of a list; of what has no sides there is no short word. */
function labelsOf(t: Text, { competitors }: Match, count: number): readonly string[] {
  if (!competitors) return [];
  const [home, away] = [t('match.home_short'), t('match.away_short')];
  return count === 2 ? [home, away] : [home, t('match.draw_short'), away];
}

function MainOdds({ match }: { match: Match }) {
  const t = useText();
  const isOpen = useTakesBets(match.id);
  const market = match.main_market;
  if (!market || market.outcomes.length > MOST_OUTCOMES) return null;
  const labels = labelsOf(t, match, market.outcomes.length);
  return (
    <span className={styles.odds}>
      {market.outcomes.map((outcome, at) => (
        <Price
          key={outcome.id}
          market={market}
          outcome={outcome}
          label={labels[at] ?? null}
          isOpen={isOpen}
        />
      ))}
    </span>
  );
}

interface PriceProps {
  market: Market;
  outcome: Outcome;
  label: string | null;
  isOpen: boolean;
}

function Price({ market, outcome, label, isOpen }: PriceProps) {
  const formats = useFormats();
  const t = useText();
  const now = useLiveOutcome(
    outcomeKey({
      matchId: market.match_id,
      marketId: market.id,
      specifier: market.specifier,
      outcomeId: outcome.id,
    }),
  ) ?? { ...outcome, status: market.status };
  const isOffered = isOpen && now.active && now.status === MARKET_STATUS.active;
  const text = now.odds === null ? '–' : formats.odds(now.odds);
  return (
    <span className={styles.price} data-closed={isOffered ? undefined : ''}>
      <span className={styles.said}>
        {outcome.name}
        {!isOffered && `, ${t('match.suspended')}`}
      </span>
      {label !== null && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {text}
    </span>
  );
}
