import { askForLimit, confirmLimit, endLimit } from '@touchline/wire/calls/player-limits';
import { Hourglass } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { useNow } from '../../i18n/now-context';
import { Button } from '../../ui/button';
import { bodyOf, changeOf, mostOf, usageOf, type CountedType, type Standing } from './limit-kinds';
import { changeText, termsText, usageText } from './limit-words';
import styles from './limit-row.module.css';
import { useLimitChange } from './use-limits';
import { useLimitWording } from './use-limit-wording';

interface Props {
  type: CountedType;
  standing: Standing;
  /** Opens the form for another limit in its place. */
  onChange: () => void;
}

/** A limit in force: what it says, what is used of it, and what waits to take its place. */
export function HeldLimit({ type, standing, onChange }: Props) {
  const wording = useLimitWording();
  const { t } = wording;
  const { held } = standing;
  const api = useApi();
  const { busy, change } = useLimitChange();
  if (!held) return null;
  const terms = termsText(wording, held);
  const end = () =>
    change('end', () => api.call(endLimit, { params: { id: held.id } }), {
      kind: 'info',
      title: t('limits.done.end_asked'),
      message: t('limits.done.end_asked_text'),
    });
  const { share } = usageOf(held);
  return (
    <div className={styles.held}>
      <div className={styles.says}>
        <strong className={styles.terms}>{terms}</strong>
        <span className={styles.status}>{t(`limits.status.${held.status}`)}</span>
      </div>
      <div className={styles.meter} aria-hidden="true" data-full={share >= 1 || undefined}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <div className={styles.foot}>
        <span className={styles.usage}>{usageText(wording, type, held)}</span>
        <span className={styles.ways}>
          <Button
            variant="plain"
            size="small"
            aria-label={t('limits.change_of', { terms })}
            onClick={onChange}
          >
            {t('limits.change')}
          </Button>
          {held.status === 'active' && (
            <Button
              variant="plain"
              size="small"
              aria-label={t('limits.end_of', { terms })}
              busy={busy === 'end'}
              onClick={() => void end()}
            >
              {t('limits.end')}
            </Button>
          )}
        </span>
      </div>
      <Waiting type={type} standing={standing} />
    </div>
  );
}

/** What waits: from when it may count, the second confirmation, and the way back. */
function Waiting({ type, standing }: Pick<Props, 'type' | 'standing'>) {
  const wording = useLimitWording();
  const { t } = wording;
  const api = useApi();
  const now = useNow().getTime();
  const { busy, change } = useLimitChange();
  const waits = changeOf(standing);
  const { held, period } = standing;
  if (!waits || !held) return null;
  const confirm = () =>
    change('confirm', () => api.call(confirmLimit, { params: { id: waits.limit.id } }), {
      kind: 'success',
      title: t('limits.done.confirmed'),
    });
  // Asking for what is in force takes back what waits.
  const keep = () =>
    change('keep', () => api.call(askForLimit, { body: bodyOf(type, period, mostOf(held)) }), {
      kind: 'success',
      title: t('limits.done.kept'),
    });
  return (
    <div className={styles.waits}>
      <p>
        <Hourglass size={16} aria-hidden="true" />
        <span>
          {waits.to === 'raise' && <b>{t(`limits.status.${waits.limit.status}`)}: </b>}
          {changeText(wording, standing, now)}
        </span>
      </p>
      <div className={styles.decide}>
        {!waits.isConfirmed && (
          <Button size="small" busy={busy === 'confirm'} onClick={() => void confirm()}>
            {t(waits.to === 'raise' ? 'limits.waits.confirm_raise' : 'limits.waits.confirm_end')}
          </Button>
        )}
        <Button
          size="small"
          variant={waits.isConfirmed ? 'quiet' : 'plain'}
          busy={busy === 'keep'}
          onClick={() => void keep()}
        >
          {t('limits.waits.keep')}
        </Button>
      </div>
    </div>
  );
}
