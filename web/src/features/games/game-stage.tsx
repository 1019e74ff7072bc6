import { useQuery } from '@tanstack/react-query';
import { isGameOn, type GamePage } from '@touchline/wire/game-pages';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useIsRestricted } from '../../state/playing';
import { session, useAccount, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { WayOn } from '../../ui/way-on';
import { GameFacts } from './game-facts';
import { GameFrame } from './game-frame';
import { GamePicture } from './game-picture';
import styles from './game-stage.module.css';
import type { LaunchFault } from './launch-fault';
import { useLaunch } from './use-launch';

/** Where a game is played, or what stands in its way, with what there is to know of it. */
export function GameStage({ game }: { game: GamePage }) {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const status = useSession((state) => state.status);
  const isRestricted = useIsRestricted();
  const playerId = useSession(({ player }) => player?.id);
  const currency = useAccount()?.currency;
  if (settings && !isGameOn(settings, game))
    return (
      <Stage>
        <Off />
      </Stage>
    );
  if (isRestricted) {
    return (
      <Stage>
        <Closed />
      </Stage>
    );
  }
  if (status === 'not-logged-in') {
    return (
      <Stage>
        <Visitor game={game} />
        <GameFacts game={game} />
      </Stage>
    );
  }
  return (
    <>
      {/* A game is opened for one account: with another it begins anew. */}
      {status === 'logged-in' ? (
        <Play key={`${game.app} ${playerId} ${currency}`} game={game} />
      ) : (
        <Stage>{null}</Stage>
      )}
      <GameFacts game={game} />
    </>
  );
}

/** Nothing is played during an exclusion or a break. */
function Closed() {
  const t = useText();
  return (
    <EmptyState
      picture={<Illustration name="pitch" />}
      title={t('session.restricted.closed')}
      text={t('limits.about.coolingoff')}
    />
  );
}

function Stage({ children }: { children: ReactNode }) {
  return <div className={styles.stage}>{children}</div>;
}

function Play({ game }: { game: GamePage }) {
  const t = useText();
  const { launch, again } = useLaunch(game);
  switch (launch.state) {
    case 'opening':
      return (
        <Stage>
          <p className={styles.opening} role="status">
            {t('offers.games.opening')}
          </p>
        </Stage>
      );
    case 'refused':
      return (
        <Stage>
          <Refused fault={launch.fault} onAgain={again} />
        </Stage>
      );
    case 'open':
      return (
        <>
          <div className={`${styles.stage} ${styles.played}`}>
            <GameFrame
              key={launch.frame.src}
              frame={launch.frame}
              title={t('offers.games.frame', { game: t(`offers.games.${game.app}.title`) })}
              onAgain={again}
            />
          </div>
          <div className={styles.below}>
            <Button variant="plain" onClick={again}>
              {t('offers.games.again')}
            </Button>
          </div>
        </>
      );
  }
}

function Visitor({ game }: { game: GamePage }) {
  const t = useText();
  return (
    <EmptyState
      picture={<GamePicture app={game.app} />}
      title={t('offers.games.visitor_title')}
      text={t('offers.games.visitor_text')}
      action={
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => session.ask('sign_in')}>
            {t('session.signIn')}
          </Button>
          <Button onClick={() => session.ask('sign_up')}>{t('session.signUp')}</Button>
        </div>
      }
    />
  );
}

function Refused({ fault, onAgain }: { fault: LaunchFault; onAgain: () => void }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  switch (fault) {
    case 'off':
      return <Off />;
    case 'limit':
      return (
        <div role="alert">
          <EmptyState
            picture={<Illustration name="locked" />}
            title={t('offers.games.limit_title')}
            text={t('offers.games.limit_text')}
            action={
              <WayOn to={platformPage(site, locale, '/profile/limits')}>
                {t('offers.games.see_limits')}
              </WayOn>
            }
          />
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            picture={<Illustration name="broken" />}
            title={t('offers.games.failed_title')}
            text={t('offers.games.failed_text')}
            action={<Button onClick={onAgain}>{t('offers.games.again')}</Button>}
          />
        </div>
      );
  }
}

function Off() {
  const t = useText();
  return (
    <EmptyState
      picture={<Illustration name="off" />}
      title={t('offers.games.off_title')}
      text={t('offers.games.off_text')}
      action={<WayOn to="/">{t('offers.games.off_way')}</WayOn>}
    />
  );
}
