import { chatScript, freshchatHost } from '@touchline/wire/integrations';
import type { BringChat } from './chat-widget';

interface FreshchatWidget {
  init: (options: object) => void;
  open: () => void;
}

/** Freshchat: the id is the token of a web chat, the region that of the account, such as `eu`. */
export const bringFreshchat: BringChat = async (chat, locale, { globals, addScript }) => {
  await addScript(chatScript(chat), { id: 'Freshchat-js-sdk' });
  const widget = globals['fcWidget'] as FreshchatWidget;
  widget.init({
    token: chat.id,
    host: freshchatHost(chat),
    locale,
    config: { headerProperty: { hideChatButton: true } },
  });
  return { open: () => widget.open() };
};
