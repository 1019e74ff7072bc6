import { useLocation } from 'react-router';
import { inLocale } from '../i18n/address';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';

/** Title, description and addresses of a page, for its head. */
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
  const { site_name: siteName } = useSite().config;
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <Addresses />}
    </>
  );
}

/** The canonical address and the same page in the other languages (SPEC §2 "Shell"). */
function Addresses() {
  const site = useSite();
  const { locale } = useFormats();
  const { pathname } = useLocation();
  const at = { pathname, search: '', hash: '' };
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
