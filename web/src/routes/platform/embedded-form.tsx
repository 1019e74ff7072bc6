import { type FromAuthFrame, toAuthFrame } from '@touchline/wire/window/auth';
import { readMessage } from '@touchline/wire/window/read-message';
import { useEffect, useRef, type ReactNode } from 'react';
import { AuthPanel } from '../../features/session/auth-panel';
import { useSite } from '../../i18n/site-context';
import type { AuthView } from '../../state/session';
import styles from './embedded-form.module.css';

/**
 * One of the forms alone, in a frame of the sportsbook's page (SPEC §2 "pre-loaded hidden in iframe mode"). It says to
 * that page, and to no other, what comes of it.
 */
export function EmbeddedForm({ view }: { view: AuthView }) {
  const { sportsbookOrigin } = useSite();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tell = (message: FromAuthFrame) => tellPage(sportsbookOrigin, message);
    const origins = new Set([sportsbookOrigin]);
    const listen = (event: MessageEvent<unknown>) => {
      const message = readMessage(toAuthFrame, event, { window: window.parent, origins });
      if (!message) return;
      if (message.theme) document.documentElement.dataset['theme'] = message.theme;
      form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tell({ type: 'auth_closed' });
    };
    const size = new ResizeObserver(() => {
      tell({ type: 'auth_size', height: Math.ceil(form.current?.offsetHeight ?? 0) });
    });
    window.addEventListener('message', listen);
    window.addEventListener('keydown', leave);
    if (form.current) size.observe(form.current);
    tell({ type: 'auth_ready' });
    return () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('keydown', leave);
      size.disconnect();
    };
  }, [sportsbookOrigin]);
  return (
    <div ref={form} className={styles.form}>
      <AuthPanel
        view={view}
        Way={FrameWay}
        onDone={() => tellPage(sportsbookOrigin, { type: 'auth_signed_in' })}
      />
    </div>
  );
}

/** In a frame the page around it opens the other forms. */
function FrameWay({ view, children }: { view: AuthView; children: ReactNode }) {
  const { sportsbookOrigin } = useSite();
  return (
    <button
      type="button"
      onClick={() => tellPage(sportsbookOrigin, { type: 'auth_form', form: view })}
    >
      {children}
    </button>
  );
}

function tellPage(sportsbookOrigin: string, message: FromAuthFrame): void {
  window.parent.postMessage(message, sportsbookOrigin);
}
