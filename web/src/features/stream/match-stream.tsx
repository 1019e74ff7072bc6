import { useQuery } from '@tanstack/react-query';
import { listStreams } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import type { Stream } from '@touchline/wire/match-details';
import { sidesOf } from '@touchline/wire/match-sides';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { keptVideoStreaming } from '../../state/session-keys';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StreamPlayer } from './stream-player';
import styles from './stream-player.module.css';

/** The streams of a match (SPEC §1 "STREAM"), for whom they are shown to. */
export function MatchStream({ match }: { match: Match }) {
  const t = useText();
  const playerId = useSession(({ player }) => player?.id ?? null);
  const asked = apiQuery(useApi(), listStreams, { params: { id: match.id } });
  // Who may watch depends on who asks.
  const query = useQuery({ ...asked, queryKey: [...asked.queryKey, playerId] });
  if (query.isPending) return <Skeleton height="min(56vw, 432px)" />;
  if (!query.data) {
    return (
      <Instead title={t('stream.failed')}>
        <Button onClick={() => void query.refetch()}>{t('stream.again')}</Button>
      </Instead>
    );
  }
  const { data, barred } = query.data;
  if (barred === 'sign_in') {
    return (
      <Instead title={t('stream.sign_in')} text={t('stream.sign_in_text')}>
        <Button variant="primary" onClick={() => session.ask('sign_in')}>
          {t('stream.sign_in')}
        </Button>
      </Instead>
    );
  }
  if (barred) return <Instead title={t('stream.country')} text={t('stream.country_text')} />;
  if (data.length === 0) return <Instead title={t('stream.none')} text={t('stream.none_text')} />;
  return <Streams match={match} streams={data} />;
}

function Streams({ match, streams }: { match: Match; streams: readonly Stream[] }) {
  const t = useText();
  const { count } = useFormats();
  const [chosen, choose] = useState(0);
  const [startsAtOnce] = useState(() => keptVideoStreaming.read() === match.id);
  useEffect(() => () => keptVideoStreaming.write(null), []);
  const stream = streams[chosen] ?? streams[0];
  if (!stream) return null;
  const { home, away } = sidesOf(match);
  const name = match.type === 'match' ? `${home.name} – ${away.name}` : home.name;
  return (
    <>
      {stream.type === 'page' ? (
        <Instead title={stream.name ?? t('stream.elsewhere')}>
          <a className={styles.elsewhere} href={stream.url} target="_blank" rel="noreferrer">
            {t('stream.elsewhere')}
          </a>
        </Instead>
      ) : (
        <StreamPlayer
          key={stream.url}
          stream={stream}
          name={name}
          startsAtOnce={startsAtOnce}
          onRunning={(isRunning) => keptVideoStreaming.write(isRunning ? match.id : null)}
        />
      )}
      {streams.length > 1 && (
        <div className={styles.choose} role="group" aria-label={t('stream.choose')}>
          {streams.map((each, at) => (
            <button
              key={each.url}
              type="button"
              className={styles.camera}
              aria-pressed={each === stream}
              onClick={() => choose(at)}
            >
              {each.name ?? t('stream.camera', { number: count(at + 1) })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

interface InsteadProps {
  title: string;
  text?: string;
  children?: React.ReactNode;
}

/** What stands in the place of a player. */
function Instead({ title, text, children }: InsteadProps) {
  return (
    <div className={styles.instead}>
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
