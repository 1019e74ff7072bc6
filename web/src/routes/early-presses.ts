import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed before the page ran; `entry-early` gathers it. */
    earlyPresses?: { stop: () => void; buttons: HTMLElement[] };
  }
}

/** From here on React hears presses by itself. Call it when it begins to take the page over. */
export function stopEarlyPresses(): void {
  window.earlyPresses?.stop();
}

/** Presses again what was pressed too early, once everything on the page works. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const buttons = window.earlyPresses?.buttons.splice(0) ?? [];
    for (const button of buttons) if (button.isConnected) button.click();
  }, []);
}
