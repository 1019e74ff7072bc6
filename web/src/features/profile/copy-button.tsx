import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';

/** Puts a text into the clipboard, and says that it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Browsers say no in many ways, and each leaves the text to be copied by hand.
      setState('failed');
    }
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
