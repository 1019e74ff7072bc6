import { useState } from 'react';
import type { Bonus } from '../../api/bonus-queries';
import { Picture } from '../../ui/picture';
import styles from './bonus-picture.module.css';

const NARROW = '(width < 780px)';

/** The picture of a campaign, in the shape that fits the screen. Decorative; nothing where it has none or it does not come. */
export function BonusPicture({ banners: { desktop, mobile } }: Pick<Bonus, 'banners'>) {
  const [isMissing, setMissing] = useState(false);
  const source = desktop ?? mobile;
  if (source === null || isMissing) return null;
  const variants = desktop && mobile ? [{ media: NARROW, address: mobile }] : [];
  return (
    <div className={styles.picture}>
      <Picture
        source={source}
        alt=""
        width={630}
        height={270}
        sizes="(width < 780px) 100vw, 430px"
        variants={variants}
        onMissing={() => setMissing(true)}
      />
    </div>
  );
}
