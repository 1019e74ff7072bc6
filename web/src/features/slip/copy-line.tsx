import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/hand-on';
import styles from './share-window.module.css';

interface Props {
  label: string;
  text: string;
  /** The name of the button. */
  copy: string;
}

/** A text to be handed on, and a button that puts it into the clipboard. */
export function CopyLine({ label, text, copy }: Props) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const press = async () => {
    setState((await copyText(text)) ? 'copied' : 'failed');
  };
  const Picture = state === 'copied' ? Check : Copy;
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <output className={styles.text}>{text}</output>
      <Button aria-label={copy} onClick={() => void press()}>
        <Picture size={16} aria-hidden="true" />
      </Button>
      <span role="status" className={styles.told}>
        {state === 'copied' && t('ticket.share.copied')}
        {state === 'failed' && t('ticket.share.copyFailed')}
      </span>
    </div>
  );
}
