import { type ReactNode, useSyncExternalStore } from 'react';

export interface Alert {
  kind: 'success' | 'warning' | 'error' | 'info';
  title: string;
  message?: ReactNode;
}

/** How long an alert stays, in milliseconds (SPEC §9). */
export const ALERT_MS = 5000;

let current: Alert | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows an alert; it takes the place of the one before (SPEC §4). */
export function showAlert(alert: Alert): void {
  clearTimeout(timer);
  set(alert);
  timer = setTimeout(() => set(null), ALERT_MS);
}

/** Takes the alert away, if there is one. */
export function closeAlert(): void {
  clearTimeout(timer);
  set(null);
}

/** The alert that shows at this moment, for code outside rendering. */
export function shownAlert(): Alert | null {
  return current;
}

/** The alert that shows now; renders again when that changes. */
export function useAlert(): Alert | null {
  return useSyncExternalStore(subscribe, shownAlert, () => null);
}

function set(alert: Alert | null): void {
  current = alert;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
