import { useQueryClient } from '@tanstack/react-query';
import { saveSettings } from '@touchline/wire/calls/settings';
import { APP_VERSION, type FromApp } from '@touchline/wire/window/app';
import type { PageMessage } from '@touchline/wire/window/embed';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { changeCurrency } from '../embed/frame-currency';
import { leavePrompts } from '../embed/frame-prompts';
import { frameSession } from '../embed/frame-session';
import { useChangeLanguage } from '../features/shell/use-language';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { usePageKey } from '../routes/use-page-key';
import { openHostSession } from '../state/host-session';
import { onceKnown } from '../state/once-known';
import './app.css';
import {
  type BridgeWindow,
  canGoBack,
  hearApp,
  isExternal,
  tellerOf,
  type TellApp,
} from './bridge';
import { feltMoments } from './felt-moments';

/** Speaks with the app for as long as this page is there. Shows nothing. */
export function AppLink() {
  const [tell] = useState(() => tellerOf(window as BridgeWindow));
  return (
    <>
      <Hearing tell={tell} />
      <Told tell={tell} />
    </>
  );
}

/** Hears the app, and keeps the session with it; what is told after this comes after `ready`. */
function Hearing({ tell }: { tell: TellApp }) {
  const obey = useEffectEvent(useOrders());
  useEffect(() => {
    const stopHearing = hearApp(window as BridgeWindow, (said) => {
      if (said.name === 'token') {
        const { token } = said.message;
        const status = token === null ? 'not-logged-in' : 'logged-in';
        void openHostSession(token !== null, () =>
          sessions.heard({ status, ...(token === null ? {} : { token }) }),
        );
      } else obey(said);
    });
    const sessions = frameSession((name, message) => {
      if (name === 'iframe_integration')
        tell('session', message as PageMessage<'iframe_integration'>);
    });
    const prompts = leavePrompts(
      (name) => {
        if (name === 'deposit_wanted') tell('deposit_wanted', {});
      },
      () => undefined,
    );
    prompts.met(['deposit']);
    const stopFeeling = feltMoments((kind) => tell('haptic', { kind }));
    tell('ready', { version: APP_VERSION });
    sessions.begin();
    return () => {
      stopHearing();
      sessions.stop();
      prompts.stop();
      stopFeeling();
    };
  }, [tell]);
  return null;
}

/** What is told to the app. */
function Told({ tell }: { tell: TellApp }) {
  usePageReport(tell);
  useExternalLinks(tell);
  return null;
}

function usePageReport(tell: TellApp): void {
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const page = usePageKey();
  useEffect(() => {
    const path = pathname + search;
    const { title } = document;
    tell('page_changed', { page, path, locale, title, can_go_back: canGoBack(history.state) });
  }, [tell, page, pathname, search, locale]);
}

/** A web view has no tabs: what leads out of the sportsbook is the app's to open. */
function useExternalLinks(tell: TellApp): void {
  const { sportsbookOrigin, platformOrigin } = useSite();
  useEffect(() => {
    const ours = new Set([sportsbookOrigin, platformOrigin, window.location.origin]);
    const hand = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || !isExternal(anchor.href, ours)) return;
      event.preventDefault();
      tell('open_external', { address: anchor.href });
    };
    document.addEventListener('click', hand, true);
    return () => document.removeEventListener('click', hand, true);
  }, [tell, sportsbookOrigin, platformOrigin]);
}

type Order = Exclude<FromApp, { name: 'token' }>;

/** How the page does what its app asks for. */
function useOrders(): (said: Order) => void {
  const site = useSite();
  const changeLanguage = useChangeLanguage();
  const navigate = useNavigate();
  const { locale: shown } = useFormats();
  const api = useApi();
  const queries = useQueryClient();
  const currencies = async () => (await queries.fetchQuery(settingsQuery(api))).data.currencies;
  return ({ name, message }) => {
    switch (name) {
      case 'locale':
        if (message.locale !== shown && site.locales.includes(message.locale))
          void changeLanguage(message.locale);
        return;
      case 'currency':
        void changeCurrency(message.currency, currencies);
        return;
      case 'push_token':
        void keepPushToken(message.id);
        return;
      case 'back':
        if (canGoBack(history.state)) void navigate(-1);
    }
  };
}

/** The phone gets what the player who is signed in is told; a visitor is told nothing. */
async function keepPushToken(id: string | null): Promise<void> {
  if ((await onceKnown()).status !== 'logged-in') return;
  try {
    await call(saveSettings, { body: { one_signal_push_notification_subscription: id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
