import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHAT_TYPES } from '@touchline/wire/site-config';
import { scriptHost, type ScriptHost } from '@touchline/testkit/page/script-host';
import type { Chat } from './chat-widget';
import type * as Module from './open-chat';

/**
 * Each script does with what its snippet has left on the page what its maker documents, and notes in `heard` what it is
 * told after that.
 */
const SCRIPTS = {
  'https://cdn.livechatinc.com/tracking.js': `
    window.heard = ['license ' + __lc.license];
    const on = {};
    LiveChatWidget._h = (name, args) => {
      if (name === 'on' || name === 'once') on[args[0]] = args[1];
      else heard.push([name, ...args].join(' '));
    };
    LiveChatWidget._q.forEach(([name, args]) => LiveChatWidget._h(name, args));
    setTimeout(() => on.ready({}), 5);
    window.minimize = () => on.visibility_changed({ visibility: 'minimized' });`,
  'https://call.chatra.io/chatra.js': `
    window.heard = ['id ' + ChatraID, 'hidden ' + ChatraSetup.startHidden];
    const waiting = Chatra.q;
    window.Chatra = (...args) => heard.push(args.join(' '));
    waiting.forEach((args) => Chatra(...args));`,
  'https://wchat.eu.freshchat.com/js/widget.js': `
    window.heard = [];
    window.fcWidget = {
      init: ({ token, host, config }) =>
        heard.push(['init', token, host, config.headerProperty.hideChatButton].join(' ')),
      open: () => heard.push('open'),
    };`,
  'https://salesiq.zohopublic.eu/widget?wc=abc': `
    window.heard = [];
    const part = (name) => ({ visible: (state) => heard.push(name + ' ' + state) });
    Object.assign($zoho.salesiq, { floatbutton: part('button'), floatwindow: part('window') });
    setTimeout(() => $zoho.salesiq.ready(), 5);`,
  'https://static.zdassets.com/ekr/snippet.js?key=abc': `
    window.heard = [];
    window.zE = (...args) => {
      if (args[0] === 'messenger:on') window.minimize = args[2];
      else heard.push(args.join(' '));
    };`,
  'https://widget.intercom.io/widget/abc': `
    window.heard = ['boot ' + intercomSettings.app_id + ' ' + intercomSettings.api_base
      + ' ' + intercomSettings.hide_default_launcher];
    window.Intercom = (...args) => heard.push(args.join(' '));`,
};

let host: ScriptHost;
let chats: typeof Module;
beforeAll(async () => {
  host = await scriptHost(SCRIPTS);
});
afterAll(() => host.close());
beforeEach(async () => {
  host.asked.length = 0;
  // A chat is brought once for each page; each test is a page.
  vi.resetModules();
  chats = await import('./open-chat');
});

const aChat = (type: Chat['type'], id = 'abc'): Chat => ({ type, id, region: 'eu' });

test.each<[Chat['type'], string, string[]]>([
  ['livechat', '1520', ['license 1520', 'call hide', 'call maximize']],
  ['chatra', 'abc', ['id abc', 'hidden true', 'show', 'openChat true']],
  ['freshchat', 'abc', ['init abc https://wchat.eu.freshchat.com true', 'open']],
  ['zoho', 'abc', ['button hide', 'window show']],
  [
    'zendesk',
    'abc',
    ['messenger:set locale de', 'messenger hide', 'messenger show', 'messenger open'],
  ],
  ['intercom', 'abc', ['boot abc https://api-iam.eu.intercom.io true', 'show']],
])('%s is brought with its own button hidden, and opens', async (type, id, heard) => {
  const page = host.page();
  await chats.openChat(aChat(type, id), 'de', page);
  expect(page.globals['heard']).toEqual(heard);
});

test('every kind of chat of the configuration has its script', () => {
  expect(Object.keys(SCRIPTS)).toHaveLength(CHAT_TYPES.length);
});

test.each<[Chat['type'], string]>([
  ['livechat', 'call hide'],
  ['zendesk', 'messenger hide'],
])('the button of %s hides again when its window is put away', async (type, last) => {
  const page = host.page();
  await chats.openChat(aChat(type), 'en', page);
  (page.globals['minimize'] as () => void)();
  expect((page.globals['heard'] as string[]).at(-1)).toBe(last);
});

test('it is brought once, however often it is opened', async () => {
  const page = host.page();
  await chats.openChat(aChat('intercom'), 'en', page);
  await chats.openChat(aChat('intercom'), 'en', page);
  expect(host.asked).toHaveLength(1);
  expect((page.globals['heard'] as string[]).filter((each) => each === 'show')).toHaveLength(2);
});

test('one that is blocked says so, and is asked for again the next time', async () => {
  const page = host.page();
  const blocked = { ...page, addScript: () => Promise.reject(new Error('blocked')) };
  await expect(chats.openChat(aChat('intercom'), 'en', blocked)).rejects.toThrow('blocked');
  await chats.openChat(aChat('intercom'), 'en', page);
  expect((page.globals['heard'] as string[]).at(-1)).toBe('show');
});
