/** Words of the pages of a player's own account. */
export const profile = {
  title: 'Profile',
} as const;
