import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type SessionReply,
} from '@touchline/wire/calls/profile';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { session } from '../../state/session';
import { faultOf, usualFault } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Part } from '../../ui/part';
import { Skeleton } from '../../ui/skeleton';
import { deviceOf } from './device';
import { NotLoaded } from './not-loaded';
import styles from './rows.module.css';

/** Where a player is signed in: this browser first, then the others, each with its end. */
export function SessionsList() {
  const { data, isError, refetch } = useQuery(apiQuery(useApi(), listSessions));
  if (data === undefined && isError) return <NotLoaded onRetry={() => void refetch()} />;
  return <Lists sessions={data?.data ?? null} />;
}

/** Of the size of the lists that come. */
export function SessionsWaiting() {
  return <Lists sessions={null} />;
}

function Lists({ sessions }: { sessions: readonly SessionReply[] | null }) {
  const t = useText();
  const own = sessions?.filter((each) => each.is_current);
  const others = sessions?.filter((each) => !each.is_current);
  return (
    <>
      <Part title={t('profile.sessions.here')}>
        <ul className={styles.rows}>
          {own ? own.map((each) => <Row key={each.id} session={each} />) : <WaitingRow />}
        </ul>
      </Part>
      <Part
        title={t('profile.sessions.elsewhere')}
        text={t('profile.sessions.elsewhereText')}
        aside={others && others.length > 0 ? <EndOthers /> : undefined}
      >
        {others?.length === 0 && <p>{t('profile.sessions.none')}</p>}
        {others && others.length > 0 && (
          <ul className={styles.rows}>
            {others.map((each) => (
              <Row key={each.id} session={each} />
            ))}
          </ul>
        )}
        {!others && <Skeleton width="50%" height="18px" />}
      </Part>
    </>
  );
}

function Row({ session: { id, user_agent: agent, ...about } }: { session: SessionReply }) {
  const t = useText();
  const { day, time } = useFormats();
  const device = deviceOf(agent);
  const Picture = device.isPhone ? Smartphone : Monitor;
  const at = (iso: string) => t('profile.sessions.at', { day: day(iso), time: time(iso) });
  const name = nameOf(t, device);
  return (
    <li className={styles.row}>
      <Picture size={20} aria-hidden="true" />
      <div>
        <p className={styles.name} title={agent ?? undefined}>
          {name} {about.is_current && <Badge tone="good">{t('profile.sessions.current')}</Badge>}
        </p>
        <p className={styles.about}>
          {about.is_current
            ? t('profile.sessions.now')
            : t('profile.sessions.lastUsed', { at: at(about.last_seen_at) })}
          {about.ip !== null && ` · ${t('profile.sessions.from', { place: about.ip })}`}
        </p>
        <p className={styles.about}>{t('profile.sessions.since', { at: at(about.created_at) })}</p>
      </div>
      <EndOne id={id} isCurrent={about.is_current} name={name} />
    </li>
  );
}

function nameOf(t: Text, { browser, system }: ReturnType<typeof deviceOf>): string {
  if (browser !== null && system !== null) return t('profile.sessions.device', { browser, system });
  return browser ?? system ?? t('profile.sessions.unknown');
}

function EndOne({ id, isCurrent, name }: { id: string; isCurrent: boolean; name: string }) {
  const t = useText();
  const api = useApi();
  const ending = useEnding(async () => {
    if (isCurrent) return session.leave();
    await api.call(endOneSession, { params: { id } });
    showAlert({ kind: 'success', title: t('profile.sessions.ended') });
    return undefined;
  });
  return (
    <Button
      size="small"
      busy={ending.isBusy}
      onClick={ending.end}
      aria-label={isCurrent ? undefined : t('profile.sessions.endNamed', { name })}
    >
      {isCurrent ? t('session.signOut') : t('profile.sessions.end')}
    </Button>
  );
}

function EndOthers() {
  const t = useText();
  const api = useApi();
  const { isBusy, end } = useEnding(async () => {
    const { data } = await api.call(endOtherSessions);
    showAlert({
      kind: 'success',
      title: t('profile.sessions.endedOthers', { count: data.ended }),
    });
  });
  return (
    <Button size="small" variant="danger" busy={isBusy} onClick={end}>
      {t('profile.sessions.endOthers')}
    </Button>
  );
}

/** Ends something, says so where it fails, and reads the list again: it may have ended by itself. */
function useEnding(act: () => Promise<void>) {
  const t = useText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attempt = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isGone = error.error.code === 'not_found';
      if (!isGone) showAlert({ kind: 'error', title: usualFault(t, faultOf(error)) });
    }
    await client.invalidateQueries({ queryKey: queryKeyOf(listSessions) });
    setBusy(false);
  };
  return { isBusy, end: () => void attempt() };
}

function WaitingRow() {
  return (
    <li className={styles.row}>
      <Skeleton width="20px" height="20px" />
      <div>
        <p>
          <Skeleton width="45%" />
        </p>
        <p>
          <Skeleton width="65%" height="12px" />
        </p>
        <p>
          <Skeleton width="55%" height="12px" />
        </p>
      </div>
      <Skeleton width="72px" height="32px" />
    </li>
  );
}
