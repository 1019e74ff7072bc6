import { isRightToLeft } from '@touchline/wire/locale';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { rememberTheme, ThemeProvider, type Theme } from '../features/shell/theme';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { CrestSprite } from '../ui/crest';
import { useEarlyPresses } from './early-presses';
import { handlesOf } from './lazy-parts';
import { barColour, type Look, markOf, startTheme, themeProperties } from './site-look';
import { useStart } from './start-context';
import { useInAppLinks } from './use-in-app-links';

/** The whole document. What it loads is put into its head by the server. */
export function DocumentRoute() {
  const { locale } = useFormats();
  const { theme: look, favicon } = useSite().config;
  const [theme, setTheme] = useState(useStart().theme ?? startTheme(look));
  const choose = (chosen: Theme) => {
    rememberTheme(chosen);
    setTheme(chosen);
  };
  return (
    <html
      lang={locale}
      dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}
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
      </head>
      <Body>
        <CrestSprite />
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
  const page = handlesOf(useMatches()).at(-1)?.page;
  useInAppLinks();
  useEarlyPresses();
  useEffect(() => {
    const look = () => document.body.toggleAttribute('data-scrolled', window.scrollY > 0);
    document.body.toggleAttribute('data-iframe', window.parent !== window);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <body data-page={page} data-locale={locale} suppressHydrationWarning>
      {children}
    </body>
  );
}
