import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { type CustomTicket, dropTicket, replaceByTicket } from '../../state/custom-ticket';
import { useSlipCount } from '../../state/slip';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import styles from './custom-bet-ticket.module.css';

/** The ticket of a custom bet that finds other bets on the slip: whether it takes their place (SPEC §2 "Modals"). */
export function CustomBetTicket({ ticket }: { ticket: CustomTicket }) {
  const t = useText();
  const { odds } = useFormats();
  const count = useSlipCount();
  const [first] = ticket.picks;
  return (
    <Question
      title={t('ticket.custom.alone')}
      text={t('ticket.custom.aloneText', { count })}
      onEscape={dropTicket}
    >
      <div className={styles.ticket}>
        <p className={styles.head}>
          <span>{t('ticket.custom.title')}</span>
          {ticket.odds !== null && <b>{odds(ticket.odds)}</b>}
        </p>
        {first && <p className={styles.match}>{`${first.home} – ${first.away}`}</p>}
        <ul>
          {ticket.picks.map((each) => (
            <li key={`${each.marketId}/${each.specifier}/${each.outcomeId}`}>
              <b>{each.outcomeName}</b>
              <span>{each.marketName}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        <Button onClick={dropTicket}>{t('ticket.custom.keep')}</Button>
        <Button variant="primary" onClick={replaceByTicket}>
          {t('ticket.custom.replace')}
        </Button>
      </div>
    </Question>
  );
}
