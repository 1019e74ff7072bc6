import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { castVote, getVote, type Vote } from '@touchline/wire/calls/votes';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { percentText } from '../../i18n/percent';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { session, useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Link } from '../../ui/link';
import styles from './prediction-card.module.css';
import { sharesOf } from './shares';

/** Who wins a match: a vote that may be changed until it begins, and how all have voted (SPEC §3 "Prediction"). */
export function PredictionCard({ match }: { match: MatchCard }) {
  const t = useText();
  const formats = useFormats();
  const { data, isError, vote, isOpen, isBusy } = usePrediction(match);
  const { home, away } = sidesOf(match);
  const counts = data?.counts ?? { home: 0, draw: 0, away: 0 };
  const shares = sharesOf(counts);
  const total = counts.home + (counts.draw ?? 0) + counts.away;
  const names: Record<Vote, string> = {
    home: home.name,
    draw: t('lists.draw'),
    away: away.name,
  };
  if (isError) return null;
  return (
    <section className={styles.card} aria-label={t('lists.prediction')}>
      <header className={styles.head}>
        <Link to={`/${match.tournament.sport.key}/${match.slug}`} className={styles.match}>
          {home.name} – {away.name}
        </Link>
        <time dateTime={match.start_time} className={styles.when}>
          {formats.day(match.start_time)}, {formats.time(match.start_time)}
        </time>
      </header>
      <div className={styles.votes} role="group" aria-label={t('lists.prediction')}>
        {(['home', 'draw', 'away'] as const)
          .filter((each) => counts[each] !== undefined)
          .map((each) => (
            <button
              key={each}
              type="button"
              className={styles.vote}
              style={{ '--share': `${shares[each]}%` }}
              aria-pressed={data?.data === each}
              disabled={!isOpen || isBusy}
              onClick={() => vote(each)}
            >
              <span className={styles.name}>{names[each]}</span>
              {total > 0 && <b>{percentText(shares[each] / 100, formats.locale)}</b>}
            </button>
          ))}
      </div>
      <p className={styles.total}>{t('lists.votes', { count: total })}</p>
    </section>
  );
}

function usePrediction(match: MatchCard) {
  const t = useText();
  const api = useApi();
  const queries = useQueryClient();
  const playerId = useSession(({ player }) => player?.id ?? null);
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const asked = apiQuery(api, getVote, { query: { prediction_id: match.id } });
  // Each reader has a vote of their own.
  const query = useQuery({ ...asked, queryKey: [...asked.queryKey, playerId] });
  const cast = useMutation({
    mutationFn: (vote: Vote) =>
      api.call(castVote, { body: { prediction_id: match.id, data: vote } }),
    onSuccess: (reply) => queries.setQueryData([...asked.queryKey, playerId], reply),
    onError: () =>
      showAlert({
        kind: 'error',
        title: t('lists.vote_failed_title'),
        message: t('lists.vote_failed_text'),
      }),
  });
  return {
    data: query.data?.data,
    isError: query.isError,
    isOpen: status === MATCH_STATUS.prematch,
    isBusy: cast.isPending,
    vote: (vote: Vote) => (playerId === null ? session.ask('sign_in') : cast.mutate(vote)),
  };
}
