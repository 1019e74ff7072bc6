import { useQuery } from '@tanstack/react-query';
import { isGameOn, type GamePage } from '@touchline/wire/game-pages';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { GameLinks } from '../../features/games/game-links';
import { GamePicture } from '../../features/games/game-picture';
import { GameStage } from '../../features/games/game-stage';
import { useText } from '../../i18n/text';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';

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
        <PageHead emblem={<GamePicture app={game.app} small />} name={title} place={text} />
        <GameLinks />
        <GameStage game={game} />
      </>
    );
  };
}
