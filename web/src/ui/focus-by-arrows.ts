import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between the tabs of a row by arrows, Home and End, and round its ends; returns the tab that has it now. */
export function focusByArrows(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const to = tabs[placeAfter(event.key, at, tabs.length, document.dir === 'rtl')];
  if (!to) return undefined;
  event.preventDefault();
  to.focus();
  return to;
}

/** Which of so many tabs a key leads to from one of them; -1 for any other key. */
export function placeAfter(key: string, at: number, count: number, isRtl: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined || count === 0) return -1;
  return (at + (isRtl ? -step : step) + count) % count;
}
