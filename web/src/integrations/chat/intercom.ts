import { chatScript, intercomApi } from '@touchline/wire/integrations';
import { type BringChat, remembering, tell } from './chat-widget';

/** Intercom's messenger: the id is that of a workspace, the region where its data is: `eu`, `au`, or none for the US. */
export const bringIntercom: BringChat = async (chat, locale, around) => {
  const { globals, addScript } = around;
  globals['intercomSettings'] = {
    app_id: chat.id,
    api_base: intercomApi(chat),
    hide_default_launcher: true,
    language_override: locale,
  };
  globals['Intercom'] ??= remembering('q');
  await addScript(chatScript(chat));
  return { open: () => tell(around, 'Intercom', 'show') };
};
