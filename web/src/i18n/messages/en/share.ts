/** Words of share. */
export const share = {} as const;
