/** The apps that a page may stand in, which says so in its first address: `?app=ios`. Apart from their messages, which few pages speak. */
export const APP_PLATFORMS = ['ios', 'android'] as const;
export type AppPlatform = (typeof APP_PLATFORMS)[number];
