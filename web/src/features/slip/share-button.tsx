import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { useShareBet } from '../../state/flags';
import { IconButton } from '../../ui/icon-button';
import { later } from '../../ui/later';

const ShareWindow = later(async () => (await import('./share-window')).ShareWindow);

/** Opens the window that shares what is on the slip; not there where the site shares no bets (SPEC §5). */
export function ShareButton() {
  const t = useText();
  const isShared = useShareBet();
  const [isOpen, setIsOpen] = useState(false);
  if (!isShared) return null;
  return (
    <>
      <IconButton label={t('ticket.share.open')} onClick={() => setIsOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && <ShareWindow onClose={() => setIsOpen(false)} />}
    </>
  );
}
