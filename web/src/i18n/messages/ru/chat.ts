/** Words of the chat that a site brings. */
export const chat = {
  open: 'Написать нам в чат',
  failed: 'Чат не открылся',
  failed_text: 'Возможно, его что-то блокирует. Проверьте соединение и попробуйте снова.',
} as const;
