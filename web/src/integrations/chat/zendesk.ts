import { chatScript } from '@touchline/wire/integrations';
import { type BringChat, tell } from './chat-widget';

/** Zendesk's messenger: the id is the key of a widget. Its button hides, and again when the window is closed. */
export const bringZendesk: BringChat = async (chat, locale, around) => {
  await around.addScript(chatScript(chat), { id: 'ze-snippet' });
  const messenger = (...args: unknown[]) => tell(around, 'zE', ...args);
  messenger('messenger:set', 'locale', locale);
  messenger('messenger', 'hide');
  messenger('messenger:on', 'close', () => messenger('messenger', 'hide'));
  return {
    open: () => {
      messenger('messenger', 'show');
      messenger('messenger', 'open');
    },
  };
};
