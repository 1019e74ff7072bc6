import { useState } from 'react';
import type { Bonus } from '../../api/bonus-queries';
import { useSite } from '../../i18n/site-context';
import { useTheme } from '../../state/theme';
import { shapedSources } from '../../ui/asset-address';
import { Picture } from '../../ui/picture';
import styles from './bonus-picture.module.css';

/**
 * The picture of a campaign, as the screen and the theme want it (SPEC §3 `banners`, §9). Decorative. Where it has none, or
 * it does not come, the sign of its kind stands alone.
 */
export function BonusPicture({ banners }: Pick<Bonus, 'banners'>) {
  const [isMissing, setMissing] = useState(false);
  const { asset_variants: variants } = useSite().config;
  const { theme } = useTheme();
  const shaped = shapedSources(banners, variants, theme);
  if (shaped === null || isMissing) return null;
  return (
    <div className={styles.picture}>
      <Picture
        source={shaped.source}
        alt=""
        width={630}
        height={270}
        sizes="(width < 780px) 100vw, 430px"
        variants={shaped.others}
        onMissing={() => setMissing(true)}
      />
    </div>
  );
}
