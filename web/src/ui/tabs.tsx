import type { KeyboardEvent, ReactNode } from 'react';
import { focusByArrows } from './focus-by-arrows';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** A number in a bubble beside the label; none at zero. */
  count?: number;
}

export interface TabsProps<Value extends string> {
  /** Ties tabs to their panels: give `TabPanel` the same. */
  id: string;
  /** What is chosen between, for those who do not see it. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of tabs; arrows move between them. */
export function Tabs<Value extends string>({ id, label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveByArrows}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span className={styles.count}>{tab.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows; only the chosen one is rendered. */
export function TabPanel({
  id,
  value,
  children,
}: {
  id: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`}>
      {children}
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  focusByArrows(event)?.click();
}
