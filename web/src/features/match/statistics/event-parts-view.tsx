import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import type { EventNamed } from '@touchline/wire/match-details';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { stageText } from '../stage-text';
import styles from './event-parts-view.module.css';

interface Props {
  match: Match;
  /** What all of them are parts of. */
  whole: EventNamed;
  parts: readonly EventNamed[];
}

/** The event that this one is a part of, and all its parts, with who has won those that are over. */
export function EventPartsView({ match, whole, parts }: Props) {
  return (
    <ol className={styles.events}>
      {[whole, ...parts].map((event) => (
        <li key={event.id} data-whole={event === whole || undefined}>
          <Event event={event} match={match} />
        </li>
      ))}
    </ol>
  );
}

function Event({ event, match }: { event: EventNamed; match: Match }) {
  const t = useText();
  const formats = useFormats();
  const { id, slug, name, start_time: at, status, winner } = event;
  const sport = match.tournament.sport.key;
  return (
    <Link
      to={`/${sport}/${slug}`}
      className={styles.event}
      aria-current={id === match.id ? 'page' : undefined}
    >
      <time dateTime={at}>{formats.day(at)}</time>
      <span className={styles.name}>{name}</span>
      {winner ? (
        <span className={styles.winner}>
          <span className={styles.word}>{t('match-more.winner')}</span>
          <Crest name={winner.name} logo={winner.logo} />
          {winner.name}
        </span>
      ) : (
        <span className={styles.stage}>
          {status === MATCH_STATUS.prematch
            ? formats.time(at)
            : stageText(t, sport, { status, stage: null })}
        </span>
      )}
    </Link>
  );
}
