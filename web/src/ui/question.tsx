import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { leavesSlowly } from './leaving';
import { useFocusBack } from './window-focus';

interface Props {
  title: string;
  /** What it is about, in a sentence. */
  text: string;
  /** Called for Escape; left out, only its own buttons close it. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal window that has to be answered: no cross, and a click beside it does nothing. The window itself has the focus
 * at first, so that a key pressed for something else answers nothing. Whoever opens one is fetched `later`: it is heavy.
 */
export function Question({ title, text, onEscape, children }: Props) {
  const giveBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onEscape?.()}>
      <Radix.Portal>
        <Radix.Overlay ref={leavesSlowly} className={styles.veil} />
        <Radix.Content
          ref={leavesSlowly}
          className={styles.window}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={giveBack}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </header>
          <Radix.Description className={styles.description}>{text}</Radix.Description>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
