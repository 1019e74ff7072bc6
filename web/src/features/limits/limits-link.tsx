import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { useInBrowser } from '../../ui/in-browser';
import styles from './play-windows.module.css';

/** The way to a player's limits, which are set on the platform's own pages; what is asked here stays open. */
export function LimitsLink() {
  const t = useText();
  return <OtherPage path="/profile/limits" label={t('slip.see_limits')} />;
}

/** A page of the platform in a tab of its own; in a frame, whose session no other tab has, in the frame. */
export function OtherPage({ path, label }: { path: string; label: string }) {
  const site = useSite();
  const isFramed = useInBrowser(() => window.parent !== window, false);
  const { locale } = useFormats();
  return (
    <Link
      to={platformPage(site, locale, path)}
      target={isFramed ? undefined : '_blank'}
      className={styles.elsewhere}
    >
      {label}
    </Link>
  );
}
