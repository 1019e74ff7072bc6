import { chatScript } from '@touchline/wire/integrations';
import { type BringChat, remembering, tell } from './chat-widget';

/** Chatra: starts hidden, and shows when it is opened. */
export const bringChatra: BringChat = async (chat, locale, around) => {
  const { globals, addScript } = around;
  globals['ChatraID'] = chat.id;
  globals['ChatraSetup'] = { startHidden: true, language: locale.slice(0, 2) };
  globals['Chatra'] ??= remembering('q');
  await addScript(chatScript(chat));
  return {
    open: () => {
      tell(around, 'Chatra', 'show');
      tell(around, 'Chatra', 'openChat', true);
    },
  };
};
