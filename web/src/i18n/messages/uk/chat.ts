/** Words of the chat that a site brings. */
export const chat = {
  open: 'Написати нам у чат',
  failed: 'Чат не відкрився',
  failed_text: 'Можливо, його щось блокує. Перевірте з’єднання і спробуйте ще раз.',
} as const;
