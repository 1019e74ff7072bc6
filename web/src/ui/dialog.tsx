import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called when the reader closes it: by the cross, Escape or a click beside it. */
  onClose: () => void;
  title: string;
  /** A sentence under the title. */
  description?: string;
  /** The name of the cross. */
  closeLabel: string;
  /** `sheet` comes from below on a phone and is a panel otherwise. */
  shape?: 'window' | 'sheet';
  children: ReactNode;
}

const DialogWindow = lazy(async () => ({
  default: (await import('./dialog-window')).DialogWindow,
}));

/** A modal window. Its script is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}
