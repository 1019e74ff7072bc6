import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';

/** What the arrow keys go through. Nothing else stands in it: those who hear it are told of entries alone. */
export function ResultList({ children }: { children?: ReactNode }) {
  const t = useText();
  return <Command.List label={t('search.results')}>{children}</Command.List>;
}
