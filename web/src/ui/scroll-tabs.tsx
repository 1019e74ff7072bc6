import { useEffect, useRef, type KeyboardEvent } from 'react';
import { focusByArrows } from './focus-by-arrows';
import styles from './scroll-tabs.module.css';

interface Props<Key extends string | null> {
  /** Ties them to what they show: the id of its element. */
  panelId: string;
  /** What is chosen between, for those who do not see it. */
  label: string;
  tabs: readonly { key: Key; name: string }[];
  value: Key;
  onChange: (key: Key) => void;
}

/** Tabs in a row that scrolls sideways; arrows move between them. */
export function ScrollTabs<Key extends string | null>(props: Props<Key>) {
  const { panelId, label, tabs, value, onChange } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[data-key='${value ?? ''}']`);
    if (row.current && current) centre(row.current, current);
  }, [value]);
  return (
    <div
      ref={row}
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => focusByArrows(event)?.click()}
    >
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          className={styles.tab}
          data-key={key ?? ''}
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
