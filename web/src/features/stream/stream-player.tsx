import type { Stream } from '@touchline/wire/match-details';
import { ArrowLeftRight, ArrowUpToLine, Play, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import { playerKey, type PlayerKey } from './player-key';
import { moveAside, useSmallSide } from './stream-choices';
import { StreamControls } from './stream-controls';
import { StreamNotice } from './stream-notice';
import styles from './stream-player.module.css';
import { useIsAway } from './use-is-away';
import { useIsOnline } from './use-is-online';
import { type SourceState, useSource } from './use-source';
import { useVideoState, type VideoState } from './use-video-state';
import * as actions from './video-actions';

/** What each key, and the button for it, does. */
const DOES: Readonly<Record<PlayerKey, (video: HTMLVideoElement, player: HTMLElement) => unknown>> =
  {
    play: actions.togglePlay,
    mute: actions.toggleMute,
    captions: actions.toggleCaptions,
    pip: actions.togglePip,
    fullscreen: (video, player) => actions.toggleFullScreen(player, video),
    louder: (video) => actions.stepVolume(video, 'louder'),
    quieter: (video) => actions.stepVolume(video, 'quieter'),
  };

interface Props {
  stream: Stream;
  /** What is watched, such as `Arsenal – Chelsea`. */
  name: string;
  /** It was running when the page was left, so it goes on. */
  startsAtOnce: boolean;
  /** It was begun, or stopped. */
  onRunning: (isRunning: boolean) => void;
}

/** Plays a stream, once somebody asks for it; scrolled past, it follows the page as a small one. */
export function StreamPlayer({ stream, name, startsAtOnce, onRunning }: Props) {
  const t = useText();
  const id = useId();
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [player, setPlayer] = useState<HTMLDivElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const source = useSource(video, stream, startsAtOnce);
  const state = useVideoState(video);
  const side = useSmallSide();
  const isSmall = useIsAway(place) && source.state !== 'asleep' && !state.isInPip;
  const notice = useNotice(source.state, state);
  const start = () => {
    source.start();
    onRunning(true);
  };
  const stop = () => {
    source.stop();
    onRunning(false);
  };
  const press = (key: PlayerKey) => {
    if (source.state === 'asleep') return key === 'play' && start();
    if (video && player) void DOES[key](video, player);
  };
  return (
    <div ref={setPlace} className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- the keys of a player, beside its buttons */}
      <div
        ref={setPlayer}
        className={styles.player}
        role="group"
        aria-label={t('stream.title', { match: name })}
        aria-describedby={`${id}-keys`}
        data-small={isSmall ? side : undefined}
        data-captioned={state.shownCaptions === null ? undefined : ''}
        onKeyDown={(event) => byKey(event, press)}
      >
        <p id={`${id}-keys`} className={styles.unseen}>
          {t('stream.keys')}
        </p>
        {isSmall && <SmallBar place={place} onClose={stop} />}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the stream where it has some */}
        <video ref={setVideo} className={styles.video} playsInline onClick={() => press('play')} />
        {source.state === 'asleep' ? (
          <button type="button" className={styles.begin} onClick={start}>
            <Play size={28} aria-hidden="true" />
            <span className={styles.unseen}>{t('stream.play')}</span>
          </button>
        ) : (
          <>
            {notice && <StreamNotice kind={notice} onAgain={() => again(source, video)} />}
            <StreamControls
              state={state}
              isSmall={isSmall}
              onPlay={() => press('play')}
              onMute={() => press('mute')}
              onVolume={(volume) => video && actions.setVolume(video, volume)}
              onCaptions={() => press('captions')}
              onShowCaptions={(captions) => video && actions.showCaptions(video, captions)}
              onPip={() => press('pip')}
              onFullScreen={() => press('fullscreen')}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** The head of the small player: the way back, the other side, and the end. */
function SmallBar({ place, onClose }: { place: Element | null; onClose: () => void }) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <IconButton
        label={t('stream.back')}
        onClick={() => place?.scrollIntoView({ block: 'center' })}
      >
        <ArrowUpToLine aria-hidden="true" />
      </IconButton>
      <span className={styles.gap} />
      <IconButton label={t('stream.aside')} onClick={moveAside}>
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      <IconButton label={t('stream.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type Notice = 'loading' | 'failed' | 'offline' | 'ended';

function useNotice(source: SourceState, state: VideoState): Notice | null {
  const isOnline = useIsOnline();
  if (source === 'asleep') return null;
  if (source === 'failed') return isOnline ? 'failed' : 'offline';
  if (state.hasEnded) return 'ended';
  if (!state.isWaiting) return null;
  return isOnline ? 'loading' : 'offline';
}

/** What has ended begins anew; what has failed is fetched anew. */
function again(source: { state: SourceState; start: () => void }, video: HTMLVideoElement | null) {
  if (source.state === 'failed') source.start();
  else if (video) void actions.playSomehow(video);
}

function byKey(event: KeyboardEvent<HTMLElement>, press: (key: PlayerKey) => void): void {
  const { target } = event;
  const on =
    target instanceof HTMLButtonElement
      ? 'button'
      : target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        ? 'slider'
        : 'player';
  const key = playerKey(event, on);
  if (key === null) return;
  // Not the page's own keys: it would scroll, or open something.
  event.preventDefault();
  event.stopPropagation();
  press(key);
}
