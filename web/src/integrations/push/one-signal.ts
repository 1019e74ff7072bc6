import { getPushKeys } from '@touchline/wire/calls/notifications';
import { saveSettings } from '@touchline/wire/calls/settings';
import { ONE_SIGNAL_SCRIPT } from '@touchline/wire/integrations';
import { call } from '../../api/browser-api';
import { sessionStore } from '../../state/session';
import type { Surroundings } from '../add-script';

/** As much of OneSignal's SDK for pages (version 16) as is used here. */
interface OneSignal {
  init: (options: {
    appId: string;
    serviceWorkerPath: string;
    serviceWorkerParam: { scope: string };
  }) => Promise<void>;
  User: {
    setLanguage: (code: string) => void;
    PushSubscription: {
      id: string | null | undefined;
      optedIn: boolean | undefined;
      addEventListener: (event: 'change', listener: () => void) => void;
    };
  };
}

/** Where the server has the worker; its scope is beside all pages, so that it meets no worker of the page's own. */
const WORKER_SCOPE = '/push/onesignal/';

/**
 * Brings OneSignal, where the server has an account there. When this browser is subscribed and a player is signed in,
 * the server is told which subscription is theirs (SPEC §7 POST /settings). Its own prompt asks, as the operator has set
 * it up there.
 */
export async function startOneSignal(
  locale: string,
  { globals, addScript }: Surroundings,
): Promise<void> {
  const { data } = await call(getPushKeys);
  const appId = data.one_signal_app_id;
  if (appId === null) return;
  const deferred = (globals['OneSignalDeferred'] ??= []) as {
    push: (run: (sdk: OneSignal) => Promise<void>) => unknown;
  };
  const started = new Promise<void>((resolve, reject) => {
    deferred.push(async (sdk) => start(sdk, appId, locale).then(resolve, reject));
  });
  await addScript(ONE_SIGNAL_SCRIPT);
  await started;
}

async function start(sdk: OneSignal, appId: string, locale: string): Promise<void> {
  await sdk.init({
    appId,
    serviceWorkerPath: `${WORKER_SCOPE.slice(1)}OneSignalSDKWorker.js`,
    serviceWorkerParam: { scope: WORKER_SCOPE },
  });
  const [language = 'en'] = locale.split('-');
  sdk.User.setLanguage(language);
  const subscription = sdk.User.PushSubscription;
  let told = '';
  const tell = () => {
    const { status, player } = sessionStore.getState();
    if (status !== 'logged-in' || !subscription.id || !subscription.optedIn) return;
    const what = `${player?.id ?? ''} ${subscription.id}`;
    if (what === told) return;
    told = what;
    const body = { one_signal_push_notification_subscription: subscription.id };
    void call(saveSettings, { body }).catch(() => {
      // Told again with the next change of either.
      told = '';
    });
  };
  subscription.addEventListener('change', tell);
  sessionStore.subscribe(tell);
  tell();
}
