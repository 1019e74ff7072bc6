import { useQuery } from '@tanstack/react-query';
import { isGameOn, type GamePage } from '@touchline/wire/game-pages';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { GameLinks } from '../../features/games/game-links';
import { GameStage } from '../../features/games/game-stage';
import { useText } from '../../i18n/text';
import { PageMeta } from '../page-meta';
import styles from './game-page.module.css';

/** The page that frames a game of another provider (SPEC §2 "horse racing" to "virtual gaming arena"). */
export function gamePageOf(game: GamePage) {
  return function OneGamePage() {
    const t = useText();
    const settings = useQuery(settingsQuery(useApi())).data?.data;
    const isOff = settings !== undefined && !isGameOn(settings, game);
    const title = t(`offers.games.${game.app}.title`);
    const text = t(`offers.games.${game.app}.text`);
    return (
      <>
        <PageMeta title={title} description={text} hidden={isOff} />
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        <GameLinks />
        <GameStage game={game} />
      </>
    );
  };
}
