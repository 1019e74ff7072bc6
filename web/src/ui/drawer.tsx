import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button';
import { leavesSlowly } from './leaving';
import { useFocusBack } from './window-focus';

export interface DrawerProps {
  /** Called when the reader closes it: by the cross, Escape or a press beside it. */
  onClose: () => void;
  title: string;
  /** The name of the cross. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal column at the start of the window, open as long as it is rendered. Fetch its owner `later`: it is heavy. */
export function Drawer({ onClose, title, closeLabel, children }: DrawerProps) {
  const giveBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay ref={leavesSlowly} className={styles.veil} />
        <Radix.Content
          ref={leavesSlowly}
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
