import { useText } from '../../i18n/text';
import { answerReplace } from '../../state/replace-slip';
import { useSlipCount } from '../../state/slip';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import styles from './custom-bet-ticket.module.css';

/** Asks whether other bets take the place of those on the slip, or says that they cannot before an answer has come. */
export function ReplaceQuestion({ isUnanswered }: { isUnanswered: boolean }) {
  const t = useText();
  const count = useSlipCount();
  const keep = () => answerReplace(false);
  return (
    <Question
      title={t(isUnanswered ? 'slip.error.unansweredTitle' : 'ticket.custom.replace')}
      text={isUnanswered ? t('slip.error.unanswered') : t('share.replaceText', { count })}
      onEscape={keep}
    >
      <div className={styles.ways}>
        <Button onClick={keep}>{t('ticket.custom.keep')}</Button>
        {!isUnanswered && (
          <Button variant="primary" onClick={() => answerReplace(true)}>
            {t('ticket.custom.replace')}
          </Button>
        )}
      </div>
    </Question>
  );
}
