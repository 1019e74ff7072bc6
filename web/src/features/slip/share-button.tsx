import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import { later } from '../../ui/later';

const ShareWindow = later(async () => (await import('./share-window')).ShareWindow);

/** Opens the window that shares what is on the slip. */
export function ShareButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('ticket.share.open')} onClick={() => setIsOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && <ShareWindow onClose={() => setIsOpen(false)} />}
    </>
  );
}
