import { RULES } from '@touchline/domain/games/rules-by-app';
import type { GamePage } from '@touchline/wire/game-pages';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import styles from './game-facts.module.css';
import { shareText } from './share-text';

/** What a game is, for whoever has not played it: how it goes, what it pays, and why it is fair. */
export function GameFacts({ game: { app } }: { game: GamePage }) {
  const t = useText();
  const { locale } = useFormats();
  const facts = [
    { title: t('offers.games.how'), text: t(`offers.games.${app}.how`) },
    { title: t('offers.games.pays'), text: t(`offers.games.${app}.pays`) },
    {
      title: t('offers.games.fair'),
      text: t('offers.games.fair_text', { share: shareText(RULES[app].returnToPlayer, locale) }),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
