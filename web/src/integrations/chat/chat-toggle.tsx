import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { IconButton } from '../../ui/icon-button';

/**
 * Opens the chat of the site (SPEC §2 "chat toggle"); nothing where it has none. Whoever presses it asks for the chat, so
 * it comes then whether cookies were agreed to or not.
 */
export function ChatToggle() {
  const t = useText();
  const { chat } = useSite().config;
  const { locale } = useFormats();
  const [isComing, setComing] = useState(false);
  if (!chat) return null;
  const open = async () => {
    setComing(true);
    try {
      const { openChat } = await import('./open-chat');
      await openChat(chat, locale);
    } catch {
      showAlert({ kind: 'error', title: t('chat.failed'), message: t('chat.failed_text') });
    }
    setComing(false);
  };
  return (
    <IconButton label={t('chat.open')} aria-busy={isComing} onClick={() => void open()}>
      <MessageCircle aria-hidden="true" />
    </IconButton>
  );
}
