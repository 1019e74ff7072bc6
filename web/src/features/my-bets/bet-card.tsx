import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { ZERO } from '@touchline/domain/money';
import type { Bet, BetSelection } from '@touchline/wire/bets';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import styles from './bet-card.module.css';
import { LegMark, ResultBadge } from './result-badge';

/** One bet: what it is, how it stands, its selections, and its money. */
export function BetCard({ bet }: { bet: Bet }) {
  const t = useText();
  const { day, time } = useFormats();
  const count = String(bet.selections.length);
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h2>{t(`bets.type.${bet.type}`, { count })}</h2>
        <ResultBadge result={bet.result} />
      </header>
      <ul className={styles.legs} aria-label={t('bets.legs')}>
        {bet.selections.map((each) => (
          <Leg key={each.id} leg={each} />
        ))}
      </ul>
      <BetMoney bet={bet} />
      <footer className={styles.foot}>
        <span>{t('bets.ref', { ref: String(bet.id) })}</span>
        <time dateTime={bet.created_at}>
          {t('bets.placedAt', { day: day(bet.created_at), time: time(bet.created_at) })}
        </time>
      </footer>
    </li>
  );
}

function BetMoney({ bet }: { bet: Bet }) {
  const t = useText();
  const { odds, money } = useFormats();
  const isOpen = bet.settled_at === null;
  return (
    <dl className={styles.money}>
      <div>
        <dt>{t('bets.stake')}</dt>
        <dd>{money(bet.stake)}</dd>
      </div>
      <div>
        <dt>{t('bets.odds')}</dt>
        <dd>{odds(bet.odds)}</dd>
      </div>
      <div>
        <dt>{isOpen ? t('bets.possibleWin') : t('bets.paid')}</dt>
        <dd data-paid={(!isOpen && bet.win_amount.value > ZERO) || undefined}>
          {money(bet.win_amount)}
        </dd>
      </div>
    </dl>
  );
}

function Leg({ leg }: { leg: BetSelection }) {
  const { odds } = useFormats();
  return (
    <li className={styles.leg}>
      <LegMark result={leg.result} />
      <div className={styles.what}>
        <p className={styles.outcome}>{leg.outcome.name}</p>
        <p className={styles.where}>
          {leg.market.name}
          <br />
          <MatchLine match={leg.match} />
        </p>
      </div>
      <span className={styles.price}>{odds(leg.odds)}</span>
    </li>
  );
}

/** Who plays, and the score: the newest that is known, or the kick-off before there is one. */
function MatchLine({ match }: { match: BetSelection['match'] }) {
  const t = useText();
  const { day, time } = useFormats();
  const live = useLiveMatch(match.id);
  const status = live?.status ?? match.status;
  // What is won outright stands by its name and has no score.
  const score = match.name === null ? (live?.statistics.total_score ?? match.score) : null;
  return (
    <>
      {match.name ?? `${match.home} – ${match.away}`}{' '}
      {status === MATCH_STATUS.live && <span className={styles.live}>{t('bets.live')} </span>}
      {score ? (
        <b className={styles.score}>
          {score.home}:{score.away}
        </b>
      ) : (
        <span className={styles.start}>
          {t('bets.placedAt', { day: day(match.start_time), time: time(match.start_time) })}
        </span>
      )}
    </>
  );
}
