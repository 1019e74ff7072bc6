import { ONE_SIGNAL_SCRIPT } from '@touchline/wire/integrations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { sessionStore } from '../../state/session';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { scriptHost, type ScriptHost } from '@touchline/testkit/page/script-host';
import { startOneSignal } from './one-signal';

/** As OneSignal's SDK does with what waits for it: each is called with the SDK, and those that come later too. */
const SDK = `
  window.listeners = [];
  window.sdk = {
    init: async (options) => { window.options = options; },
    User: {
      setLanguage: (code) => { window.language = code; },
      PushSubscription: {
        id: null, optedIn: false,
        addEventListener: (_event, listener) => listeners.push(listener),
      },
    },
  };
  const waiting = OneSignalDeferred;
  window.OneSignalDeferred = { push: (run) => run(sdk) };
  waiting.forEach((run) => run(sdk));`;

const APP = '2f1e6e3a-0f0b-4f6a-8d3c-5b9f6d7a8e9f';

let host: ScriptHost;
let appId: string | null;
let sent: unknown[];
beforeAll(async () => {
  host = await scriptHost({ [ONE_SIGNAL_SCRIPT]: SDK });
});
afterAll(() => host.close());
beforeEach(() => {
  host.asked.length = 0;
  appId = APP;
  sent = [];
  sessionStore.setState({ status: 'not-logged-in', player: null });
  const answer = (body: unknown) => ({
    ok: true,
    status: 200,
    text: async () => JSON.stringify(body),
  });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      isTrusted: true,
      fetch: async (address, init) => {
        if (address.endsWith('/push-keys')) return answer({ data: { one_signal_app_id: appId } });
        sent.push([address, JSON.parse(init?.body as string)]);
        return answer({ data: {} });
      },
    }),
  );
});

interface Sdk {
  User: { PushSubscription: { id: string | null; optedIn: boolean } };
}

const subscribe = (globals: Record<string, unknown>, id: string) => {
  Object.assign((globals['sdk'] as Sdk).User.PushSubscription, { id, optedIn: true });
  for (const listener of globals['listeners'] as (() => void)[]) listener();
};

/** What the server was told of one subscription: each test is a page with its own, and pages of others stay open. */
const sentOf = (id: string) => sent.filter((each) => JSON.stringify(each).includes(id));
const telling = (id: string) => [
  '/sportsbook/api/v2/settings',
  { one_signal_push_notification_subscription: id },
];

test('it starts with the app of the server, in the language of the page and with a worker beside its pages', async () => {
  const { globals, ...page } = host.page();
  await startOneSignal('pt-BR', { globals, ...page });
  expect(globals['options']).toMatchObject({
    appId: APP,
    serviceWorkerParam: { scope: '/push/onesignal/' },
  });
  expect(globals['language']).toBe('pt');
});

test('a server without an account there brings nothing', async () => {
  appId = null;
  await startOneSignal('en', host.page());
  expect(host.asked).toEqual([]);
});

test('the subscription of a player is sent once, as they sign in or as they subscribe', async () => {
  const page = host.page();
  await startOneSignal('en', page);
  subscribe(page.globals, 'first');
  expect(sent).toEqual([]);
  sessionStore.setState({ status: 'logged-in', player: aPlayer() });
  subscribe(page.globals, 'first');
  expect(sentOf('first')).toEqual([telling('first')]);
});

test('who signs in next on this browser has it from then on', async () => {
  const page = host.page();
  await startOneSignal('en', page);
  subscribe(page.globals, 'second');
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 7 }) });
  sessionStore.setState({ status: 'not-logged-in', player: null });
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 8 }) });
  expect(sentOf('second')).toEqual([telling('second'), telling('second')]);
});
