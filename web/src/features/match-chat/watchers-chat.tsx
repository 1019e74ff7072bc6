import { useQuery } from '@tanstack/react-query';
import { getWatchersUserId } from '@touchline/wire/calls/watchers';
import type { Match } from '@touchline/wire/catalogue';
import { watchersRoom } from '@touchline/wire/integrations';
import { sidesOf } from '@touchline/wire/match-sides';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './chat-room.module.css';

/** It keeps what it knows by its own origin, which is not ours, and so reaches nothing of the page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface Props {
  match: Match;
  /** Of the site, at watchers.io. */
  apiKey: string;
}

/** The room of a match at watchers.io, for players; it knows them by a name of its own. */
export function WatchersChat(props: Props) {
  const t = useText();
  const playerId = useSession(({ player }) => player?.id ?? null);
  if (playerId !== null) return <Room key={playerId} {...props} playerId={playerId} />;
  return (
    <div className={styles.instead}>
      <Button variant="primary" onClick={() => session.ask('sign_in')}>
        {t('match-chat.sign_in')}
      </Button>
    </div>
  );
}

function Room({ match, apiKey, playerId }: Props & { playerId: number | string }) {
  const t = useText();
  const { locale } = useFormats();
  const asked = apiQuery(useApi(), getWatchersUserId, {});
  const query = useQuery({ ...asked, queryKey: [...asked.queryKey, playerId] });
  if (query.isPending) return <Skeleton height="420px" />;
  if (!query.data) {
    return (
      <div className={styles.instead}>
        <p>{t('match-chat.not_loaded')}</p>
        <Button onClick={() => void query.refetch()}>{t('match-chat.again')}</Button>
      </div>
    );
  }
  const { home, away } = sidesOf(match);
  const name = match.type === 'match' ? `${home.name} – ${away.name}` : home.name;
  const { user_id: userId } = query.data;
  return (
    <iframe
      className={styles.elsewhere}
      src={watchersRoom({ key: apiKey, match: match.urn_id, userId, locale })}
      title={t('match-chat.title', { match: name })}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin"
    />
  );
}
