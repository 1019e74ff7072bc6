import { later } from '../../ui/later';
import { useIsLivePage } from './live-page';
import styles from './quick-bet-block.module.css';

/** Quick bet beside the slip, on live pages (SPEC §4); elsewhere as long as it is on, for there it takes live odds too. */
export const QuickBetBlock = later(
  async () => (await import('./quick-bet-card')).QuickBetBeside,
  Waiting,
);

/** Stands for the switch while its script is on its way, as high as it is. */
function Waiting() {
  return useIsLivePage() && <div className={styles.waiting} />;
}
