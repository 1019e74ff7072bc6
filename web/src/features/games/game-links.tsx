import { useQuery } from '@tanstack/react-query';
import { GAME_PAGES, isGameOn } from '@touchline/wire/game-pages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './game-links.module.css';
import { GamePicture } from './game-picture';

/** The games that are on, side by side; nothing where there is only one. */
export function GameLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const games = GAME_PAGES.filter((game) => !settings || isGameOn(settings, game));
  const menu = useRef<HTMLElement>(null);
  // Where not all have room, the one that is open is to be seen. Each game is a page, with a menu of its own.
  useEffect(() => {
    const open = menu.current?.querySelector('[aria-current]');
    if (!menu.current || !open) return;
    const [around, wanted] = [menu.current.getBoundingClientRect(), open.getBoundingClientRect()];
    menu.current.scrollBy({ left: (wanted.left + wanted.right - around.left - around.right) / 2 });
  }, []);
  if (games.length < 2) return null;
  return (
    <nav ref={menu} className={styles.games} aria-label={t('offers.games.all')}>
      {games.map(({ path, app }) => (
        <Link
          key={app}
          to={`/${path}`}
          className={styles.game}
          aria-current={pathname === `/${path}` ? 'page' : undefined}
        >
          <GamePicture app={app} small />
          {t(`offers.games.${app}.title`)}
        </Link>
      ))}
    </nav>
  );
}
