/** Words of lists. */
export const lists = {} as const;
