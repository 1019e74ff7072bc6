import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Done } from './done';

/** What stands where a form was: a mail is on its way, and what to do if none comes. */
export function MailSent({ text, again }: { text: string; again?: ReactNode }) {
  const t = useText();
  const note = (
    <>
      {t('account.sent.nothing')} {again}
    </>
  );
  return <Done picture={Mail} title={t('account.sent.title')} text={text} note={note} />;
}
