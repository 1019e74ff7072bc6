import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useText } from '../../i18n/text';
import { useIsFullScreen } from './use-is-full-screen';
import type { VideoState } from './use-video-state';
import styles from './stream-player.module.css';

interface Props {
  state: VideoState;
  /** Whether there is room for all of them. */
  isSmall: boolean;
  onPlay: () => void;
  onMute: () => void;
  onVolume: (volume: number) => void;
  /** Shows captions, or hides them. */
  onCaptions: () => void;
  /** Shows these of several; null is none. */
  onShowCaptions: (captions: number | null) => void;
  onPip: () => void;
  onFullScreen: () => void;
}

/** What a player is worked by; what the browser cannot do has no button. */
export function StreamControls(props: Props) {
  const { state, isSmall, onPlay, onMute, onVolume, onCaptions, onShowCaptions } = props;
  const t = useText();
  const isFull = useIsFullScreen();
  const isSilent = state.isMuted || state.volume === 0;
  return (
    <div className={styles.controls}>
      <Control label={t(state.isPaused ? 'stream.play' : 'stream.pause')} onClick={onPlay}>
        {state.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </Control>
      <Control label={t(isSilent ? 'stream.unmute' : 'stream.mute')} onClick={onMute}>
        {isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </Control>
      {!isSmall && (
        <input
          type="range"
          className={styles.volume}
          aria-label={t('stream.volume')}
          min={0}
          max={1}
          step={0.05}
          value={state.isMuted ? 0 : state.volume}
          onChange={(event) => onVolume(Number(event.target.value))}
        />
      )}
      <span className={styles.gap} />
      {!isSmall && state.captions.length > 0 && (
        <CaptionControls state={state} onToggle={onCaptions} onShow={onShowCaptions} />
      )}
      {!isSmall && document.pictureInPictureEnabled && (
        <Control label={t('stream.pip')} isPressed={state.isInPip} onClick={props.onPip}>
          <PictureInPicture2 aria-hidden="true" />
        </Control>
      )}
      {!isSmall && (
        <Control
          label={t(isFull ? 'stream.leave_fullscreen' : 'stream.fullscreen')}
          onClick={props.onFullScreen}
        >
          {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </Control>
      )}
    </div>
  );
}

interface CaptionProps {
  state: VideoState;
  onToggle: () => void;
  onShow: (captions: number | null) => void;
}

/** A switch; where there are captions of several kinds, with the choice among them. */
function CaptionControls({ state: { captions, shownCaptions }, onToggle, onShow }: CaptionProps) {
  const t = useText();
  const isShown = shownCaptions !== null;
  return (
    <>
      <Control label={t('stream.captions')} isPressed={isShown} onClick={onToggle}>
        <Captions aria-hidden="true" />
      </Control>
      {isShown && captions.length > 1 && (
        <select
          className={styles.captions}
          aria-label={t('stream.captions_choice')}
          value={shownCaptions}
          onChange={(event) => onShow(Number(event.target.value))}
        >
          {captions.map(({ label, language }, at) => (
            <option key={`${language} ${label}`} value={at} lang={language || undefined}>
              {label}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

interface ControlProps {
  label: string;
  /** Left out where it is no switch. */
  isPressed?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Control({ label, isPressed, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
