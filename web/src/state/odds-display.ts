import type { OddsDisplay } from '@touchline/domain/odds/format-odds';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { oddsTypeCookie } from './cookies';
import { keptOddsType } from './local-keys';
import { keptOddsTypeHere } from './session-keys';

const store = createStore<{ display: OddsDisplay }>()(() => ({ display: 'european' }));

/** How odds are shown, everywhere on the page; while the server's page is taken over, as it was rendered. */
export function useOddsDisplay(rendered: OddsDisplay): OddsDisplay {
  return useSyncExternalStore(store.subscribe, shownOddsDisplay, () => rendered);
}

/** Says what the server has rendered with. Called once, before the page is taken over. */
export function beginOddsDisplay(rendered: OddsDisplay): void {
  store.setState({ display: rendered });
}

/** How odds are shown now. */
export function shownOddsDisplay(): OddsDisplay {
  return store.getState().display;
}

/** Shows odds as the reader chose, in this tab and on every later page. */
export function chooseOddsDisplay(display: OddsDisplay): void {
  keptOddsType.write(display);
  followOddsDisplay(display);
}

/** Shows odds as a player's settings have it: in this tab, and on the pages it is served. */
export function followOddsDisplay(display: OddsDisplay): void {
  keptOddsTypeHere.write(display);
  oddsTypeCookie.write(display);
  store.setState({ display });
}

/** Finds what this tab showed, or what was chosen for good: the cookie may not have reached the server, as in a frame. */
export function findOddsDisplay(): void {
  const found = keptOddsTypeHere.read() ?? keptOddsType.read();
  if (found !== null && found !== shownOddsDisplay()) followOddsDisplay(found);
}

/** What a change of the settings asks for: a player's own choice counts, and what the site does not offer does not. */
export function oddsDisplayFor(
  shown: OddsDisplay,
  settings: {
    odds_types: { available: readonly OddsDisplay[]; selected: OddsDisplay };
    updated_at: string | null;
  },
  isPlayer: boolean,
): OddsDisplay {
  const { available, selected } = settings.odds_types;
  if (isPlayer && settings.updated_at !== null) return selected;
  return available.includes(shown) ? shown : selected;
}
