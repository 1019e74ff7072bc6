import type { GameApp } from '@touchline/domain/games/game-rules';
import type { Settings } from './calls/settings';
import { SPORTSBOOK_PAGES, type SportsbookPage } from './pages';

/** Games of other providers by the names of the settings (SPEC §3 "additional_providers"). */
export const GAME_SETTINGS = [
  'horse_racing',
  'lotto',
  'premium_cricket',
  'virtual_gaming_arena',
] as const;

export type GameSetting = (typeof GAME_SETTINGS)[number];

/** A page of the sportsbook that frames a game. */
export interface GamePage {
  /** Its key on the body. */
  page: SportsbookPage;
  /** Its address below the base path (SPEC §2). */
  path: string;
  /** Whose game it is, and which: what a launch names. */
  provider: string;
  app: GameApp;
  /** By which setting it is switched on or off. */
  setting: GameSetting;
}

/** The pages that frame games, in the order of menus. */
export const GAME_PAGES = [
  {
    page: 'racing',
    path: SPORTSBOOK_PAGES.racing,
    provider: 'sandbox',
    app: 'horse_racing',
    setting: 'horse_racing',
  },
  {
    page: 'lotteries',
    path: SPORTSBOOK_PAGES.lotteries,
    provider: 'sandbox',
    app: 'lottery',
    setting: 'lotto',
  },
  {
    page: 'premium_cricket',
    path: SPORTSBOOK_PAGES.premium_cricket,
    provider: 'sandbox',
    app: 'premium_cricket',
    setting: 'premium_cricket',
  },
  {
    page: 'virtual_gaming_arena',
    path: SPORTSBOOK_PAGES.virtual_gaming_arena,
    provider: 'sandbox',
    app: 'virtual_gaming_arena',
    setting: 'virtual_gaming_arena',
  },
] as const satisfies readonly GamePage[];

/** As much of the settings as says which games are on. */
type GameSettings = Pick<Settings, 'site_name'> & {
  additional_providers?: Partial<Record<GameSetting, boolean>> | undefined;
};

/** Whether the site offers a game: it is on unless it is switched off. */
export function isGameOn(settings: GameSettings, { setting }: Pick<GamePage, 'setting'>): boolean {
  return settings.additional_providers?.[setting] ?? true;
}
