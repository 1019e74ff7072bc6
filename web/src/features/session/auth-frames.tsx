import {
  EMBEDDED,
  fromAuthFrame,
  type FramedForm,
  type FromAuthFrame,
  type ToAuthFrame,
} from '@touchline/wire/window/auth';
import { readMessage } from '@touchline/wire/window/read-message';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { IconButton } from '../../ui/icon-button';
import styles from './auth-frames.module.css';
import { useWordsOf } from './auth-panel';
import { AUTH_PATHS } from './auth-way';

interface Props {
  forms: readonly FramedForm[];
  /** The one that shows as a window now. */
  shown: FramedForm | null;
  /** A frame has come to run, or has gone. */
  onReady: (form: FramedForm, isReady: boolean) => void;
}

/** The platform's own forms in frames, loaded before anybody asks for them. They stay where they are and are only shown. */
export function AuthFrames({ forms, shown, onReady }: Props) {
  return forms.map((form) => (
    <FrameWindow key={form} form={form} isShown={form === shown} onReady={onReady} />
  ));
}

interface FrameProps {
  form: FramedForm;
  isShown: boolean;
  onReady: Props['onReady'];
}

function FrameWindow({ form, isShown, onReady }: FrameProps) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useMessages(frame, (message) => {
    switch (message.type) {
      case 'auth_ready':
        return onReady(form, true);
      case 'auth_size':
        return setHeight(message.height);
      case 'auth_form':
        return session.ask(message.form);
      case 'auth_closed':
        return session.dismiss();
      case 'auth_signed_in':
        return void session.refresh();
    }
  });
  const gone = useEffectEvent(() => onReady(form, false));
  useEffect(() => () => gone(), []);
  useShowing(isShown, dialog, frame);
  const { title, text } = useWordsOf(form);
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      // One that fades is no window any more.
      aria-hidden={isShown ? undefined : true}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        session.dismiss();
      }}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('session.close')} onClick={session.dismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        src={`${platformPage(site, locale, AUTH_PATHS[form])}?${EMBEDDED}=1`}
        title={title}
        // On another origin than this page, so it keeps its own; it cannot send the whole page elsewhere.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        allow={`publickey-credentials-get ${site.platformOrigin}`}
        style={{ blockSize: height }}
      />
    </dialog>
  );
}

/** Of the form for signing in, in CSS pixels, until a frame says its own. */
const FIRST_HEIGHT = 290;

/** Hears what the platform's form in this frame says, and nobody else. */
function useMessages(
  frame: { current: HTMLIFrameElement | null },
  onMessage: (message: FromAuthFrame) => void,
): void {
  const { platformOrigin } = useSite();
  const heard = useEffectEvent(onMessage);
  useEffect(() => {
    const origins = new Set([platformOrigin]);
    const listen = (event: MessageEvent<unknown>) => {
      const sender = { window: frame.current?.contentWindow ?? null, origins };
      const message = readMessage(fromAuthFrame, event, sender);
      if (message) heard(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, platformOrigin]);
}

/** Opens and closes the window around a frame that stays where it is, and tells the form in it. */
function useShowing(
  isShown: boolean,
  dialog: { current: HTMLDialogElement | null },
  frame: { current: HTMLIFrameElement | null },
): void {
  const { platformOrigin } = useSite();
  useEffect(() => {
    if (!isShown) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    frame.current?.focus();
    const shown: ToAuthFrame = { type: 'auth_shown', theme: chosenTheme() };
    frame.current?.contentWindow?.postMessage(shown, platformOrigin);
  }, [isShown, dialog, frame, platformOrigin]);
}

/** What the reader has chosen on this page; the platform's own choice may be another one. */
function chosenTheme(): ToAuthFrame['theme'] {
  const { theme } = document.documentElement.dataset;
  return theme === 'night' || theme === 'day' ? theme : null;
}
