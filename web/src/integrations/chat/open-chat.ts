import { BROWSER, type Surroundings } from '../add-script';
import { bringChatra } from './chatra';
import type { BringChat, Chat, ChatWidget } from './chat-widget';
import { bringFreshchat } from './freshchat';
import { bringIntercom } from './intercom';
import { bringLiveChat } from './livechat';
import { bringZendesk } from './zendesk';
import { bringZoho } from './zoho';

/** How each is brought (SPEC §1). */
const BRING: Readonly<Record<Chat['type'], BringChat>> = {
  livechat: bringLiveChat,
  chatra: bringChatra,
  freshchat: bringFreshchat,
  zoho: bringZoho,
  zendesk: bringZendesk,
  intercom: bringIntercom,
};

let fetched: Promise<ChatWidget> | null = null;

/** Brings the chat without opening it; it is brought once. One that did not come is asked for again the next time. */
export function fetchChat(
  chat: Chat,
  locale: string,
  around: Surroundings = BROWSER,
): Promise<ChatWidget> {
  fetched ??= BRING[chat.type](chat, locale, around).catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/** Opens the chat, and brings it before that where it is not here yet. Rejects where it does not come. */
export async function openChat(
  chat: Chat,
  locale: string,
  around: Surroundings = BROWSER,
): Promise<void> {
  const widget = await fetchChat(chat, locale, around);
  widget.open();
}
