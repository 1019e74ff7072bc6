import { wordsIn, type OwnPage } from '@touchline/wire/site-config';
import { Gift } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Illustration } from '../../ui/illustration';
import { EmptyState } from '../../ui/empty-state';
import { MarkdownText } from '../../ui/markdown-text';
import { WayOn } from '../../ui/way-on';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import paper from './paper.module.css';
import { PromotionCard } from './promotion-card';
import styles from './promotions.module.css';

/** SPEC §2 `/promotions`: what the operator offers on top of the odds. */
export function PromotionsPage() {
  const t = useText();
  const { promotions, site_name: site } = useSite().config;
  return (
    <>
      <PageMeta
        title={t('offers.promotions.title')}
        description={t('offers.promotions.description', { site })}
      />
      <PageHead
        emblem={<Gift size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={t('offers.promotions.title')}
        place={t('offers.promotions.text')}
      />
      {promotions.length === 0 ? (
        <NoPromotions />
      ) : (
        <ul className={styles.cards}>
          {promotions.map((promotion) => (
            <li key={promotion.key}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoPromotions() {
  const t = useText();
  return (
    <div className={styles.none}>
      <EmptyState
        picture={<Illustration name="offers" />}
        title={t('offers.promotions.none_title')}
        text={t('offers.promotions.none_text')}
        action={<WayOn to="/">{t('offers.promotions.none_way')}</WayOn>}
      />
    </div>
  );
}

/** The page of an operator's own words (SPEC §2 "custom pages"). */
export function ownPageOf({ title: titles, text: texts }: OwnPage) {
  return function OwnTextPage() {
    const { locale } = useFormats();
    const title = wordsIn(titles, locale);
    return (
      <article className={paper.paper}>
        <PageMeta title={title} />
        <h1 className={paper.title}>{title}</h1>
        <MarkdownText text={wordsIn(texts ?? {}, locale)} />
      </article>
    );
  };
}
