/** Words of the chat that a site brings. */
export const chat = {
  open: 'Chat with us',
  failed: 'The chat did not open',
  failed_text: 'Something may be blocking it. Check your connection, then try again.',
} as const;
