import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { errorLocale } from '../i18n/error-locale';
import type { ErrorWords } from '../i18n/error-texts';
import { sportsbookHome } from '../i18n/between-origins';
import { useFormats } from '../i18n/formats';
import { countryName } from '../i18n/country-name';
import { useSite } from '../i18n/site-context';
import { useText, type Text } from '../i18n/text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Illustration, type IllustrationName } from '../ui/illustration';
import { loadAgain } from '../ui/load-again';
import { WayOn } from '../ui/way-on';
import { errorKind, type ErrorKind } from './error-kind';
import type { LostReader } from './lost-reader';
import { PageMeta } from './page-meta';
import { useShowsError } from './shown-error';
import { useStart } from './start-context';
import styles from './states.module.css';

/** What each error page shows, and says under what it is (SPEC §8 "Page texts"). */
const PAGES = {
  '404': { picture: 'lost', title: 'title_not_found', says: 'not_found', more: 'description' },
  '500': { picture: 'broken', title: 'title_error', says: 'error', more: 'description' },
  locked: { picture: 'locked', title: 'title_locked', says: 'locked', more: 'locked_text' },
  blocked: { picture: 'blocked', title: 'title_blocked', says: 'blocked', more: 'blocked_text' },
} as const satisfies Record<ErrorKind, Shown>;

interface Shown {
  picture: IllustrationName;
  title: `title_${string}`;
  says: keyof ErrorWords;
  more: keyof ErrorWords;
}

/**
 * Stands for a page that could not be shown, with the way to the locale's first page (SPEC §2 "Error pages"): in the
 * words of the page, or in the reader's own where the site does not have them.
 */
export function ErrorPage() {
  const t = useText();
  const { locale } = useFormats();
  const site = useSite();
  const { lost } = useStart();
  const kind = errorKind(useRouteError());
  const { picture, title, says, more } = PAGES[kind];
  useShowsError(kind);
  const own = useOwnWords(lost?.own ?? null);
  const words = own?.words ?? wordsOf(t);
  const country = lost?.country ?? null;
  const isNamed = says === 'blocked' && country !== null;
  const said = says === 'blocked' && !isNamed ? words.blocked_here : words[says];
  const named = isNamed ? countryName(country, own?.locale ?? locale) : '';
  const home = site.app === 'platform' ? sportsbookHome(site, locale) : '/';
  return (
    <div
      lang={own?.locale}
      dir={own ? 'auto' : undefined}
      className={`${styles.box} ${styles.page}`}
    >
      <PageMeta title={t(`pages.${title}`)} hidden />
      <EmptyState
        page
        picture={<Illustration name={picture} />}
        title={said.replace('{countryName}', named)}
        text={words[more]}
        action={
          <div className={styles.ways}>
            {kind === '500' && (
              <Button variant="primary" onClick={() => window.location.reload()}>
                {words.reload}
              </Button>
            )}
            <WayOn to={home} rank={kind === '500' ? 'second' : 'first'}>
              {words.to_home}
            </WayOn>
          </div>
        }
      />
    </div>
  );
}

/** The words of the page's own locale. */
function wordsOf(t: Text): ErrorWords {
  return {
    not_found: t('pages.not_found'),
    error: t('pages.error'),
    locked: t('pages.locked'),
    blocked: t('pages.blocked', { countryName: '{countryName}' }),
    blocked_here: t('pages.blocked_here'),
    locked_text: t('pages.locked_text'),
    blocked_text: t('pages.blocked_text'),
    to_home: t('pages.to_home'),
    reload: t('pages.reload'),
    description: t('page.error.description'),
  };
}

/** What the server told, or, where the page got lost in the browser, what is fetched now. */
function useOwnWords(told: LostReader['own']): LostReader['own'] {
  const { locales } = useSite();
  const [own, setOwn] = useState(told);
  useEffect(() => {
    if (told) return;
    const locale = errorLocale(navigator.languages, locales);
    if (locale === null) return;
    void loadAgain(() => import('../i18n/error-words')).then(({ ERROR_WORDS }) =>
      setOwn({ locale, words: ERROR_WORDS[locale] }),
    );
  }, [told, locales]);
  return own;
}
