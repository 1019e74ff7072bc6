import type { SiteConfig } from '@touchline/wire/site-config';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import styles from './chat-room.module.css';

/** The way to the chat window that the site has configured. */
export function ProviderChat({ chat }: { chat: NonNullable<SiteConfig['chat']> }) {
  const t = useText();
  const { locale } = useFormats();
  const [isComing, setComing] = useState(false);
  const open = async () => {
    setComing(true);
    try {
      const { openChat } = await import('../../integrations/chat/open-chat');
      await openChat(chat, locale);
    } catch {
      showAlert({ kind: 'error', title: t('chat.failed'), message: t('chat.failed_text') });
    }
    setComing(false);
  };
  return (
    <div className={styles.instead}>
      <p>{t('match-chat.provider')}</p>
      <Button variant="primary" busy={isComing} onClick={() => void open()}>
        {t('chat.open')}
      </Button>
    </div>
  );
}
