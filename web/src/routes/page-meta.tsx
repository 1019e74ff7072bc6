import { isHiddenOrigin } from '@touchline/wire/hidden-origin';
import { useLocation } from 'react-router';
import { inLocale } from '../i18n/address';
import { useFormats } from '../i18n/formats';
import { contentQuery } from '../i18n/query';
import { useSite } from '../i18n/site-context';
import { useOwnTitle } from './own-place';

/**
 * Title, description and addresses of a page, for its head. What only link previews and search engines read besides is
 * put there by the server (see `previewHead`).
 */
export function PageMeta({
  title,
  description,
  hidden = false,
}: {
  title: string;
  description?: string;
  /** Not for search engines. */
  hidden?: boolean;
}) {
  const { config, origin } = useSite();
  const isHidden = hidden || isHiddenOrigin(config.noindex_origins, origin);
  return (
    <>
      <title>{`${useOwnTitle(title)} · ${config.site_name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <Addresses />}
    </>
  );
}

/**
 * The canonical address and the same page in the other languages (SPEC §2 "Shell"). Of the query only what changes the
 * page belongs to them.
 */
function Addresses() {
  const site = useSite();
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const at = { pathname, search: contentQuery(new URLSearchParams(search)), hash: '' };
  const href = (code: string) => `${site.origin}${inLocale(site, code, at)}`;
  return (
    <>
      <link rel="canonical" href={href(locale)} />
      {site.locales.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={href(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={href(site.locales[0] ?? locale)} />
    </>
  );
}
