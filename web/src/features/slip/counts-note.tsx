import { useText } from '../../i18n/text';
import { useCountsFor } from './counts-for';
import styles from './counts-note.module.css';

/** One quiet line on what the bets count for besides what they pay; nothing where that is nothing. */
export function CountsNote() {
  const t = useText();
  const { ambs, jackpots } = useCountsFor();
  const told = [
    ambs.length > 0 && t('ticket.counts.ambs', { names: ambs.join(', ') }),
    jackpots.length > 0 && t('ticket.counts.jackpots', { names: jackpots.join(', ') }),
  ].filter(Boolean);
  return told.length === 0 ? null : <p className={styles.note}>{told.join(' · ')}</p>;
}
