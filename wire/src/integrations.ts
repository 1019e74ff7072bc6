import type { SiteConfig } from './site-config';

/** Who answers in a chat window, and who they are asked for. */
type Chat = NonNullable<SiteConfig['chat']>;

/** Where each chat's script is (SPEC §1), by its type. */
const CHAT_SCRIPTS: Readonly<Record<Chat['type'], (chat: Chat) => string>> = {
  livechat: () => 'https://cdn.livechatinc.com/tracking.js',
  chatra: () => 'https://call.chatra.io/chatra.js',
  freshchat: (chat) => `${freshchatHost(chat)}/js/widget.js`,
  zoho: ({ id, region }) => `https://salesiq.${zohoHost(region)}/widget?wc=${id}`,
  zendesk: ({ id }) => `https://static.zdassets.com/ekr/snippet.js?key=${id}`,
  intercom: ({ id }) => `https://widget.intercom.io/widget/${id}`,
};

/** Zoho answers in the country where the account is. */
const ZOHO_HOSTS: Readonly<Record<string, string>> = {
  us: 'zohopublic.com',
  eu: 'zohopublic.eu',
  in: 'zohopublic.in',
  au: 'zohopublic.com.au',
  jp: 'zohopublic.jp',
  ca: 'zohopublic.ca',
  sa: 'zohopublic.sa',
};

function zohoHost(region: string | null): string {
  return ZOHO_HOSTS[region?.toLowerCase() ?? 'us'] ?? 'zohopublic.com';
}

/** Where the script of a chat is. */
export function chatScript(chat: Chat): string {
  return CHAT_SCRIPTS[chat.type](chat);
}

/** Where Freshchat answers for accounts of a region, such as `eu`. */
export function freshchatHost({ region }: Pick<Chat, 'region'>): string {
  return `https://wchat.${region === null ? '' : `${region.toLowerCase()}.`}freshchat.com`;
}

/** Where Intercom's API answers for workspaces of a region, `eu` or `au`. */
export function intercomApi({ region }: Pick<Chat, 'region'>): string {
  return `https://api-iam.${region === null ? '' : `${region.toLowerCase()}.`}intercom.io`;
}

/** Where the script of a tag manager's container is. */
export function tagManagerScript(container: string): string {
  return `https://www.googletagmanager.com/gtm.js?id=${container}`;
}

/** Where OneSignal's script for pages is. */
export const ONE_SIGNAL_SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';

/** And that for the worker that shows what it sends. */
export const ONE_SIGNAL_WORKER = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js';

/** What a page may get from where, by the directives of a content security policy without `-src`. */
export type Sources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'font' | 'media' | 'style', readonly string[]>
>;

/** As their makers document them. */
const CHAT_SOURCES: Readonly<Record<Chat['type'], (chat: Chat) => Sources>> = {
  livechat: () =>
    everywhere('https://*.livechatinc.com https://*.livechat.com', {
      connect: ['wss://*.livechatinc.com', 'https://*.text.com', 'wss://*.text.com'],
      img: ['https://*.livechat-files.com', 'https://*.livechat-static.com'],
    }),
  chatra: () => everywhere('https://*.chatra.io', { connect: ['wss://*.chatra.io'] }),
  freshchat: () =>
    everywhere('https://*.freshchat.com https://*.freshworks.com', {
      connect: ['wss://*.freshchat.com', 'wss://*.freshworks.com'],
      img: ['https://*.freshpo.com'],
    }),
  zoho: ({ region }) =>
    everywhere(`https://salesiq.${zohoHost(region)} https://*.zohocdn.com`, {
      connect: [
        `https://*.${zohoHost(region)}`,
        `wss://*.${zohoHost(region).replace('zohopublic', 'zoho')}`,
      ],
      frame: [`https://*.${zohoHost(region)}`],
      img: [`https://*.${zohoHost(region)}`],
    }),
  zendesk: () =>
    everywhere('https://static.zdassets.com', {
      connect:
        'https://ekr.zdassets.com https://ekr.zendesk.com https://*.zendesk.com wss://*.zendesk.com https://api.smooch.io wss://api.smooch.io https://media.smooch.io'.split(
          ' ',
        ),
      img: 'https://accounts.zendesk.com https://*.zendesk.com https://media.smooch.io https://*.zdusercontent.com'.split(
        ' ',
      ),
    }),
  intercom: () =>
    everywhere('https://js.intercomcdn.com', {
      script: ['https://app.intercom.io', 'https://widget.intercom.io'],
      connect:
        'https://*.intercom.io wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://*.intercomcdn.com https://*.intercomcdn.eu https://uploads.intercomusercontent.com'.split(
          ' ',
        ),
      frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
      font: ['https://fonts.intercomcdn.com'],
      img: 'https://static.intercomassets.com https://*.intercomcdn.com https://*.intercomcdn.eu https://uploads.intercomusercontent.com'.split(
        ' ',
      ),
    }),
};

function everywhere(hosts: string, more: Sources = {}): Sources {
  const list = hosts.split(' ');
  const kinds = ['script', 'connect', 'frame', 'img', 'font', 'media', 'style'] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, [...list, ...(more[kind] ?? [])]]));
}

const TAG_MANAGER: Sources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  frame: ['https://www.googletagmanager.com'],
};

const ONE_SIGNAL: Sources = {
  script: ['https://cdn.onesignal.com', 'https://api.onesignal.com'],
  connect: ['https://onesignal.com', 'https://*.onesignal.com'],
  style: ['https://onesignal.com', 'https://cdn.onesignal.com'],
  img: ['https://img.onesignal.com'],
};

/** The hosts that a site's integrations need, and no others: of what is not configured there are none. */
export function integrationSources(config: SiteConfig): Sources[] {
  const { chat, tag_manager: tagManager, push_notifications: push, error_reports: dsn } = config;
  return [
    ...(matchChatOf(config) === 'watchers' ? [{ frame: [WATCHERS] }] : []),
    ...(chat ? [CHAT_SOURCES[chat.type](chat)] : []),
    ...(tagManager === null ? [] : [TAG_MANAGER]),
    ...(push === 'one-signal' ? [ONE_SIGNAL] : []),
    ...(dsn === null ? [] : [{ connect: [new URL(dsn).origin] }]),
  ];
}

/** Origins whose streams a site plays. */
export function streamOrigins(config: SiteConfig): string[] {
  return [...new Set(config.stream_origins.map((each) => new URL(each).origin))];
}

/** Where there is talk about a match on this site; null is nowhere. */
export function matchChatOf({
  chat,
  watchers_key: watchers,
  match_chat: where,
}: Pick<SiteConfig, 'chat' | 'watchers_key' | 'match_chat'>):
  | 'room'
  | 'provider'
  | 'watchers'
  | null {
  if (where === 'off') return null;
  if (where === 'room') return 'room';
  return watchers === null ? (chat ? 'provider' : 'room') : 'watchers';
}

/** Where the rooms of watchers.io are. */
const WATCHERS = 'https://chat.watchers.io';

/** What says which of its rooms is opened, and by whom. */
export interface WatchersRoom {
  key: string;
  /** Its rooms are made by being opened: one for each match. */
  match: string;
  /** What it knows the player by. */
  userId: string;
  locale: string;
}

/** The page of a room at watchers.io, as its makers document it. */
export function watchersRoom({ key, match, userId, locale }: WatchersRoom): string {
  const [lang = 'en'] = locale.split('-');
  const asked = new URLSearchParams({ userId, roomId: match, apikey: key, lang });
  return `${WATCHERS}/?${asked.toString()}`;
}

/** Origins whose pictures a site shows: those it names, and those of pictures it names. */
export function pictureOrigins(config: SiteConfig): string[] {
  const named = [config.logo, config.favicon, ...config.promotions.map(({ picture }) => picture)];
  const addresses = [...config.picture_origins, ...named].filter(
    (each) => each !== null && each.startsWith('https://'),
  );
  return [...new Set(addresses.map((each) => new URL(String(each)).origin))];
}
