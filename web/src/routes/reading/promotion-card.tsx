import type { ShownPromotion } from '@touchline/wire/page-config';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTheme } from '../../state/theme';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { assetSources } from '../../ui/asset-address';
import { Illustration } from '../../ui/illustration';
import { Link } from '../../ui/link';
import { MarkdownText } from '../../ui/markdown-text';
import { Picture } from '../../ui/picture';
import styles from './promotions.module.css';

/** An offer of the operator's: a picture, a few words, and where it leads. */
export function PromotionCard({ promotion }: { promotion: ShownPromotion }) {
  const t = useText();
  const { key, title, text, picture, link } = promotion;
  return (
    <article className={styles.card} aria-labelledby={`promotion-${key}`}>
      <OfferPicture source={picture} />
      <div className={styles.words}>
        <h2 id={`promotion-${key}`} className={styles.title}>
          {title}
        </h2>
        <MarkdownText text={text} under={2} />
        {link !== null && (
          <Link to={link} className={styles.more} aria-describedby={`promotion-${key}`}>
            {t('offers.promotions.more')}
            <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
          </Link>
        )}
      </div>
    </article>
  );
}

/** Decorative: what an offer is stands beside it. One that does not come makes room for ours. */
function OfferPicture({ source }: { source: string | null }) {
  const [isMissing, setMissing] = useState(false);
  const { asset_variants: variants } = useSite().config;
  const { theme } = useTheme();
  return (
    <div className={styles.picture}>
      {source === null || isMissing ? (
        <Illustration name="offers" />
      ) : (
        <Picture
          source={source}
          alt=""
          width={630}
          height={270}
          sizes="(width < 780px) 100vw, 430px"
          variants={assetSources(source, variants, theme)}
          onMissing={() => setMissing(true)}
        />
      )}
    </div>
  );
}
