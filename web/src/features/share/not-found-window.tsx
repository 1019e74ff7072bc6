import { useText } from '../../i18n/text';
import { askForShared, dismissShared, useSharedBets } from '../../state/shared-bets';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './not-found-window.module.css';

/** Says why shared bets are not on the slip (SPEC §2 "Modals", §8 "Share bet"). */
export function NotFoundWindow() {
  const t = useText();
  const result = useSharedBets((state) => state.result);
  const { code, failure } = result ?? {};
  if (code === undefined || !failure || failure === 'slip-kept') return null;
  return (
    <Dialog
      onClose={dismissShared}
      title={t('share-bet.not-found-modal.title')}
      description={t(`share-bet.not-found-modal.${failure}`)}
      closeLabel={t('shell.close')}
    >
      <div className={styles.actions}>
        {failure === 'link-try-later' && (
          <Button variant="primary" size="large" wide onClick={() => askForShared(code)}>
            {t('share.retry')}
          </Button>
        )}
        <Button
          variant={failure === 'link-try-later' ? 'quiet' : 'primary'}
          size="large"
          wide
          onClick={dismissShared}
        >
          {t('share.goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
