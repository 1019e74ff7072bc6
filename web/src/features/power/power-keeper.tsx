import { useEffect, type ReactNode } from 'react';
import { closePower, openPower, usePower } from '../../state/power';
import { areSingleKeysOn, findSingleKeys } from '../../state/single-keys';
import { later } from '../../ui/later';
import { isTypedInto, isWindowOpen } from '../../ui/typed-into';
import { commandOf, type KeyCommand, type Whereabouts } from './command-of';
import { nextBox, type Direction } from './next-box';

export interface PowerKeeperProps {
  /** The odds on the page that can be pressed now, in the order in which they are read. */
  odds: () => readonly HTMLButtonElement[];
  /** Shows the slip, wherever it is, and gives it the focus. */
  onSlip: () => void;
  /** What is shown while the palette is open. */
  palette: ReactNode;
}

const HelpWindow = later(async () => (await import('./help-window')).HelpWindow);

/** Does what keys mean, and shows the two windows that they open. */
export function PowerKeeper({ odds, onSlip, palette }: PowerKeeperProps) {
  const open = usePower();
  useEffect(findSingleKeys, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, whereabouts(event, odds));
      if (!command || !obeyed(command, { odds, onSlip })) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [odds, onSlip]);
  if (open === 'help') return <HelpWindow onClose={closePower} />;
  return open === 'palette' ? palette : null;
}

/** What reads letters by itself. */
const TAKES_KEYS = '[role="menu"], [role="listbox"], [role="combobox"]';

function whereabouts(event: KeyboardEvent, odds: PowerKeeperProps['odds']): Whereabouts {
  const { target } = event;
  const focused = document.activeElement;
  const isTaken =
    isTypedInto(target) || (target instanceof Element && target.closest(TAKES_KEYS) !== null);
  const isPage = focused === null || focused === document.body || focused.matches('main');
  const isOdds = !isPage && event.key.length > 1 && odds().some((each) => each === focused);
  return {
    isTaken,
    isWindowOpen: isWindowOpen(),
    focus: isPage ? 'page' : isOdds ? 'odds' : 'control',
    areSingleKeysOn: areSingleKeysOn(),
  };
}

/** Whether anything came of it; a key that does nothing is left to the browser. */
function obeyed(command: KeyCommand, { odds, onSlip }: Omit<PowerKeeperProps, 'palette'>): boolean {
  switch (command.does) {
    case 'palette':
    case 'help':
      openPower(command.does);
      return true;
    case 'slip':
      onSlip();
      return true;
    case 'place':
      return pressed('b');
    case 'move':
      return moved(odds(), command.to);
    case 'enter_odds':
      return focused(odds().find(isInSight));
    case 'leave_odds':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return true;
  }
}

/** Presses the control that says it has this key; what stands under a window does not count while that is open. */
function pressed(key: string): boolean {
  const windows = [...document.querySelectorAll('[role="dialog"]')];
  const top = windows.findLast((window) => window.checkVisibility());
  const controls = (top ?? document).querySelectorAll<HTMLButtonElement>(
    `button[aria-keyshortcuts="${key}"]:not(:disabled)`,
  );
  const control = [...controls].find((each) => each.checkVisibility());
  control?.click();
  return control !== undefined;
}

function moved(all: readonly HTMLButtonElement[], to: Direction): boolean {
  const boxes = all.map((button) => button.getBoundingClientRect());
  const from = all.findIndex((button) => button === document.activeElement);
  const next = nextBox(boxes, from, to);
  return focused(next === null ? undefined : all[next]) || from >= 0;
}

function focused(button: HTMLButtonElement | undefined): boolean {
  button?.focus();
  return button !== undefined;
}

function isInSight(button: HTMLButtonElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
