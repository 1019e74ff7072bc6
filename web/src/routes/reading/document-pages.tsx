import type { Document, Documents } from '../../i18n/documents/document';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { Link } from '../../ui/link';
import { PageMeta } from '../page-meta';
import styles from './document-pages.module.css';
import { DocumentText } from './document-text';

/** Those of the sportsbook: how bets are taken, settled and paid, and who runs the site, and on what. */
export type HouseDocument = keyof Pick<Documents, 'about' | 'rules'>;

/** SPEC §2 `/general-rules` and `/about`: the page that shows a document. */
export function documentPage(name: HouseDocument, document: Document) {
  return function DocumentPage() {
    return (
      <>
        <PageMeta title={document.title} description={document.intro} />
        <DocumentText document={document} hasContents={name === 'rules'}>
          <ReadOn without={name} />
        </DocumentText>
      </>
    );
  };
}

/** What else there is to read, here and on the platform. */
function ReadOn({ without }: { without: HouseDocument }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const hasLimits = useFlag('responsible_gambling');
  const ways = [
    { to: '/general-rules', name: t('offers.house.rules'), is: 'rules' },
    { to: '/about', name: t('offers.house.about', { site: site.config.site_name }), is: 'about' },
    { to: platformPage(site, locale, '/terms-and-conditions'), name: t('offers.house.terms') },
    { to: platformPage(site, locale, '/help-center'), name: t('offers.house.help') },
    ...(hasLimits
      ? [{ to: platformPage(site, locale, '/profile/limits'), name: t('offers.house.limits') }]
      : []),
  ];
  return (
    <nav className={styles.ways} aria-label={t('offers.house.more')}>
      {ways
        .filter(({ is }) => is !== without)
        .map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
    </nav>
  );
}
