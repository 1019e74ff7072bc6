/** Words of chrome. */
export const chrome = {} as const;
