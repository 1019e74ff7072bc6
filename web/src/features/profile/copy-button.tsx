import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/hand-on';

/** Puts a text into the clipboard, and says that it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    setState((await copyText(text)) ? 'copied' : 'failed');
  };
  const Picture = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button onClick={() => void copy()}>
        <Picture size={16} aria-hidden="true" /> {label}
      </Button>
      <span role="status">
        {state === 'copied' && t('profile.factors.copied')}
        {state === 'failed' && t('profile.factors.copyFailed')}
      </span>
    </>
  );
}
