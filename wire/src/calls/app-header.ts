/**
 * The header by which calls of the player platform say which application makes them (SPEC §7 "Platform API"): a header
 * that no form and no page of another site can send without being allowed to.
 */
export const APP_HEADER = 'x-app';

/** The applications of ours: the sportsbook, and the pages of the platform itself. */
export type AppName = 'sportsbook' | 'platform';
