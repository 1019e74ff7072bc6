import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/dialog';
import { DrawProof } from './draw-proof';
import type { JackpotHit } from './jackpot-queries';

/** The window that shows how a hit was drawn, to whoever wants to know. */
export function DrawWindow({ hit, onClose }: { hit: JackpotHit; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('jackpots.draw.open')} closeLabel={t('jackpots.won.close')} onClose={onClose}>
      <DrawProof hit={hit} />
    </Dialog>
  );
}
