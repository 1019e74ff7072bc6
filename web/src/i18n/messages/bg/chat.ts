/** Words of the chat that a site brings. */
export const chat = {
  open: 'Пишете ни в чата',
  failed: 'Чатът не се отвори',
  failed_text: 'Може би нещо го блокира. Проверете връзката си и опитайте отново.',
} as const;
