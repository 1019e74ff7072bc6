import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { Link } from '../../ui/link';

/** What is to be known of the site: rules, who runs it, terms, help, and how to keep play a game. */
export function InfoLinks() {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const hasLimits = useFlag('responsible_gambling');
  const platform = (path: string) => platformPage(site, locale, path);
  return (
    <>
      <Link to="/general-rules">{t('chrome.rules')}</Link>
      <Link to="/about">{t('chrome.about')}</Link>
      <Link to={platform('/terms-and-conditions')}>{t('chrome.terms')}</Link>
      <Link to={platform('/help-center')}>{t('chrome.help')}</Link>
      {hasLimits && <Link to={platform('/profile/limits')}>{t('chrome.responsible')}</Link>}
    </>
  );
}
