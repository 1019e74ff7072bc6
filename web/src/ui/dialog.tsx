import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { leavesSlowly } from './leaving';
import { fieldToBegin, useFocusBack } from './window-focus';

export interface DialogProps {
  /** Called when the reader closes it: by the cross, Escape or a click beside it. */
  onClose: () => void;
  title: string;
  /** A sentence under the title. */
  description?: string;
  /** The name of the cross. */
  closeLabel: string;
  /**
   * `sheet` comes from below on a phone, and `screen` fills it; the title of these is for those who do not see the tabs
   * or the field that they begin with.
   */
  shape?: 'window' | 'sheet' | 'screen';
  /** What has the focus at first; else the first field where there is a mouse, or the first control. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const SHAPES = {
  window: '',
  sheet: styles.sheet,
  screen: `${styles.sheet} ${styles.screen}`,
} as const;

/** A modal window, open as long as it is rendered. Whoever opens one is fetched `later`: it is heavy. */
export function Dialog({
  onClose,
  title,
  description,
  closeLabel,
  shape = 'window',
  firstFocus,
  children,
}: DialogProps) {
  const giveBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay ref={leavesSlowly} className={styles.veil} />
        <Radix.Content
          ref={leavesSlowly}
          className={`${styles.window} ${SHAPES[shape]}`}
          onOpenAutoFocus={(event) => {
            const first = firstFocus?.current ?? fieldToBegin(event.currentTarget);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={giveBack}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
