import { askForLimit } from '@touchline/wire/calls/player-limits';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { sportsbookHome } from '../../i18n/between-origins';
import { useSite } from '../../i18n/site-context';
import { session } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import { WayOn } from '../../ui/way-on';
import styles from './breaks.module.css';
import type { BreakType } from './limit-kinds';
import { momentText, refusalText } from './limit-words';
import { useReadAgain } from './use-limits';
import { useLimitWording } from './use-limit-wording';

interface Props {
  type: BreakType;
  /** An ISO time; null is for ever. */
  until: string | null;
  onClose: () => void;
}

/** The second question before a break: what it means, and that nobody undoes it. */
export function BreakQuestion({ type, until, onClose }: Props) {
  const { t, formats } = useLimitWording();
  const [isUnderstood, setUnderstood] = useState(false);
  const { send, isBusy, isExcluded, problem } = useBreak({ type, until, onClose });
  if (isExcluded) return <Excluded until={until} />;
  const title =
    until === null
      ? t('limits.breaks.ask_ever')
      : t(`limits.breaks.ask_${type}`, { until: momentText(formats, until) });
  return (
    <Question title={title} text={t(`limits.breaks.warn_${type}`)} onEscape={onClose}>
      <div className={styles.question}>
        <p className={styles.nobody}>{t('limits.breaks.nobody')}</p>
        {type === 'selfexclusion' && (
          <label className={styles.understood}>
            <input
              type="checkbox"
              checked={isUnderstood}
              onChange={({ target }) => setUnderstood(target.checked)}
            />
            {t('limits.breaks.understood')}
          </label>
        )}
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          variant="danger"
          size="large"
          wide
          busy={isBusy}
          disabled={type === 'selfexclusion' && !isUnderstood}
          onClick={() => void send()}
        >
          {t(`limits.breaks.yes_${type}`)}
        </Button>
        <Button size="large" wide disabled={isBusy} onClick={onClose}>
          {t('limits.breaks.no')}
        </Button>
      </div>
    </Question>
  );
}

function useBreak({ type, until, onClose }: Props) {
  const { t } = useLimitWording();
  const api = useApi();
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const [isExcluded, setExcluded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const took = async () => {
    // Whoever is excluded is signed out by now: reading anything again would only lead to the sign-in page.
    if (type === 'selfexclusion') {
      setExcluded(true);
      return;
    }
    showAlert({ kind: 'success', title: t('limits.breaks.began') });
    // The account is restricted from now on, which shows everywhere.
    await Promise.all([readAgain(), session.refresh()]);
    onClose();
  };
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await api.call(askForLimit, { body: { type, until } });
      await took();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(refusalText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, isExcluded, problem };
}

/** The last words: what is left to do here, and where help is. */
function Excluded({ until }: { until: string | null }) {
  const { t, formats } = useLimitWording();
  const site = useSite();
  return (
    <Question
      title={t('limits.breaks.excluded')}
      text={
        until === null
          ? t('session.restricted.ever')
          : t('session.restricted.selfexclusion', { until: momentText(formats, until) })
      }
    >
      <div className={styles.question}>
        <p>{t('limits.about.selfexclusion')}</p>
        <p>{t('limits.breaks.help')}</p>
        <WayOn to={sportsbookHome(site, formats.locale)}>{t('limits.breaks.leave')}</WayOn>
      </div>
    </Question>
  );
}
