import { useState } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { assetSources } from '../../ui/asset-address';
import { Link } from '../../ui/link';
import styles from './logo.module.css';
import { useTheme } from '../../state/theme';

/** The site's picture, or its mark and name; leads home, which on the platform's pages is elsewhere. */
export function Logo({ to = '/' }: { to?: string }) {
  const t = useText();
  const { site_name: siteName, logo, asset_variants: variants } = useSite().config;
  const { theme } = useTheme();
  const [isMissing, setMissing] = useState(false);
  // A picture that was missing before the page was taken over has told nobody.
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setMissing(true);
  };
  const isShown = logo !== null && !isMissing;
  return (
    <Link to={to} className={styles.logo} aria-label={t('shell.home', { site: siteName })}>
      {isShown ? (
        <picture>
          {assetSources(logo, variants, theme).map(({ media, address }) => (
            <source key={address} media={media} srcSet={address} />
          ))}
          <img
            src={logo}
            alt=""
            className={styles.picture}
            ref={look}
            onError={() => setMissing(true)}
          />
        </picture>
      ) : (
        <Mark />
      )}
      {isShown ? null : <span className={styles.name}>{siteName}</span>}
    </Link>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--brand)" />
      <path
        d="M12 0v24M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
