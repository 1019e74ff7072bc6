import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { rememberTheme, ThemeProvider, type Theme } from '../state/theme';
import { useFormats } from '../i18n/formats';
import { useFlag } from '../state/flags';
import { useSession } from '../state/session';
import { useSite } from '../i18n/site-context';
import { useEarlyPresses } from './early-presses';
import { directionOf } from './direction';
import { barColour, type Look, markOf, startTheme, themeProperties } from './site-look';
import { useStart } from './start-context';
import { countryHere } from './told-country';
import { useInAppLinks } from './use-in-app-links';
import { usePageKey } from './use-page-key';

/** The whole document. What it loads is put into its head by the server. */
export function DocumentRoute() {
  const { locale } = useFormats();
  const { app, basePath, config } = useSite();
  const { theme: look, favicon } = config;
  const [theme, setTheme] = useState(useStart().theme ?? startTheme(look));
  const choose = (chosen: Theme) => {
    rememberTheme(chosen);
    setTheme(chosen);
  };
  return (
    <html
      lang={locale}
      dir={directionOf(locale, useFlag('rtl_view'))}
      data-theme={theme ?? undefined}
      style={themeProperties(look)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <BarColours look={look} theme={theme} />
        <link rel="icon" href={favicon ?? markOf(look)} />
        {app === 'sportsbook' && <link rel="manifest" href={`${basePath}manifest.webmanifest`} />}
        {app === 'sportsbook' && (
          <link rel="apple-touch-icon" href={`${basePath}pwa/icon-192.png`} />
        )}
      </head>
      <Body>
        <ThemeProvider value={{ theme, choose }}>
          <Outlet />
        </ThemeProvider>
      </Body>
    </html>
  );
}

/** The colour of what a browser draws around the page: of the theme that is chosen, or of the one the system has. */
function BarColours({ look, theme }: { look: Look; theme: Theme | null }) {
  if (theme !== null) return <meta name="theme-color" content={barColour(look, theme)} />;
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={barColour(look, 'night')}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={barColour(look, 'day')}
      />
    </>
  );
}

/** Says on the body what a host page or a style may want to know (SPEC §2 "Shell"). */
function Body({ children }: { children: ReactNode }) {
  const { locale } = useFormats();
  const page = usePageKey() ?? undefined;
  const country = useCountry();
  useInAppLinks();
  useEarlyPresses();
  useEffect(() => {
    const look = () => document.body.toggleAttribute('data-scrolled', window.scrollY > 0);
    document.body.toggleAttribute('data-iframe', window.parent !== window);
    // Who reads a slow page may have scrolled before its script ran.
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <body data-page={page} data-locale={locale} data-country={country} suppressHydrationWarning>
      {children}
    </body>
  );
}

/** The player's own country; for others where they are, as far as the server was told. */
function useCountry(): string | undefined {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const own = useSession(({ player }) => player?.country_code);
  // Readers share the rendered page, so the server writes into it where each of them is.
  const [told] = useState(countryHere);
  return own ?? settings?.user_country ?? told;
}
