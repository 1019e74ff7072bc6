/** Words of search. */
export const search = {} as const;
