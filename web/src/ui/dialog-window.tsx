import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { DialogProps } from './dialog';
import styles from './dialog-window.module.css';
import { IconButton } from './icon-button';

/** The window itself; `Dialog` fetches it. */
export function DialogWindow({
  onClose,
  title,
  description,
  closeLabel,
  shape = 'window',
  children,
}: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          className={`${styles.window} ${shape === 'sheet' ? styles.sheet : ''}`}
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
