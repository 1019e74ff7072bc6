import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/text';
import { focusByArrows } from '../../ui/focus-by-arrows';
import type { GroupTab } from './group-tabs';
import styles from './market-tabs.module.css';

interface Props {
  /** Ties them to what they show: the id of its element. */
  panelId: string;
  tabs: readonly GroupTab[];
  value: string | null;
  onChange: (key: string | null) => void;
}

/** The groups of a match's markets in a row that scrolls sideways; arrows move between them. */
export function MarketTabs({ panelId, tabs, value, onChange }: Props) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[data-group='${value ?? ''}']`);
    if (row.current && current) centre(row.current, current);
  }, [value]);
  return (
    <div
      ref={row}
      className={styles.tabs}
      role="tablist"
      aria-label={t('pages.markets')}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => focusByArrows(event)?.click()}
    >
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          className={styles.tab}
          data-group={key ?? ''}
          aria-controls={panelId}
          aria-selected={key === value}
          tabIndex={key === value ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row alone, never the page. */
function centre(row: HTMLElement, current: HTMLElement): void {
  const middle = current.offsetLeft + current.offsetWidth / 2 - row.offsetLeft;
  row.scrollTo({ left: middle - row.clientWidth / 2 });
}
