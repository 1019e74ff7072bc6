import { later } from '../../ui/later';
import { BetsWaiting } from './bets-waiting';
import styles from './bets-waiting.module.css';

/** The player's bets wherever they are shown. */
export const MyBets = later(async () => (await import('./my-bets-list')).MyBetsList, MyBetsWaiting);

/** The whole list, the choice above it too. */
function MyBetsWaiting() {
  return (
    <div className={styles.whole}>
      <BetsWaiting />
    </div>
  );
}
