/** Words of limits, breaks and reminders. */
export const limits = {
  title: 'Limits',
} as const;
