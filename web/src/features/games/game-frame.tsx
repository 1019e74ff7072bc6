import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import type { FrameAddress } from './frame-address';
import styles from './game-stage.module.css';
import { useChosenTheme } from './use-chosen-theme';
import { useFrameHeight } from './use-frame-height';

/** How long a page of a game may take before the reader is offered another try. */
const SLOW_AFTER_MS = 12_000;

/** The game itself. Until its page is there the stage says so; a page that does not come is said, too. */
export function GameFrame({
  frame: { src, sandbox, origin },
  title,
  onAgain,
}: {
  frame: FrameAddress;
  title: string;
  onAgain: () => void;
}) {
  const t = useText();
  const [isThere, setThere] = useState(false);
  const isSlow = useIsSlow(!isThere);
  const { frame, height } = useFrameHeight(origin);
  const theme = useChosenTheme();
  return (
    <>
      {!isThere && (
        <div className={styles.over} role="status">
          {isSlow ? (
            <>
              <strong className={styles.said}>{t('offers.games.slow_title')}</strong>
              <p>{t('offers.games.slow_text')}</p>
              <Button onClick={onAgain}>{t('offers.games.again')}</Button>
            </>
          ) : (
            <p className={styles.opening}>{t('offers.games.opening')}</p>
          )}
        </div>
      )}
      <iframe
        ref={frame}
        // Behind the address, where it changes without opening the game anew, and only the game's own page reads it.
        src={theme === null ? src : `${src}#theme=${theme}`}
        title={title}
        sandbox={sandbox}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin"
        className={styles.frame}
        style={height === null ? undefined : { blockSize: height }}
        data-there={isThere || undefined}
        onLoad={() => setThere(true)}
      />
    </>
  );
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
