import { useEffect, useState } from 'react';
import type { CaptionsOffered } from './captions';
import { streamChoices } from './stream-choices';
import { captionsOf } from './video-actions';

/** A video as its controls show it. */
export interface VideoState {
  isPaused: boolean;
  /** Nothing of it is here yet, or it wants to go on and has nothing to show. */
  isWaiting: boolean;
  hasEnded: boolean;
  isMuted: boolean;
  volume: number;
  isInPip: boolean;
  captions: readonly CaptionsOffered[];
  /** Which of them are shown; null is none. */
  shownCaptions: number | null;
}

const AT_REST: VideoState = {
  isPaused: true,
  isWaiting: true,
  hasEnded: false,
  isMuted: false,
  volume: 1,
  isInPip: false,
  captions: [],
  shownCaptions: null,
};

const EVENTS =
  'loadedmetadata play playing pause ended waiting canplay volumechange enterpictureinpicture leavepictureinpicture emptied'.split(
    ' ',
  );
const TRACK_EVENTS = ['addtrack', 'removetrack', 'change'];
/** A frame that is there and the next one too. */
const CAN_GO_ON = 3;

/** Follows a video; null is none yet. */
export function useVideoState(video: HTMLVideoElement | null): VideoState {
  const [state, setState] = useState(AT_REST);
  useEffect(() => {
    if (!video) return;
    const look = () => setState(stateOf(video));
    for (const name of EVENTS) video.addEventListener(name, look);
    for (const name of TRACK_EVENTS) video.textTracks.addEventListener(name, look);
    video.addEventListener('volumechange', keepSound);
    look();
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, look);
      for (const name of TRACK_EVENTS) video.textTracks.removeEventListener(name, look);
      video.removeEventListener('volumechange', keepSound);
    };
  }, [video]);
  return state;
}

function stateOf(video: HTMLVideoElement): VideoState {
  const captions = captionsOf(video);
  const shown = captions.findIndex(({ mode }) => mode === 'showing');
  return {
    isPaused: video.paused,
    isWaiting:
      video.readyState === 0 || (!video.paused && !video.ended && video.readyState < CAN_GO_ON),
    hasEnded: video.ended,
    isMuted: video.muted,
    volume: video.volume,
    isInPip: document.pictureInPictureElement === video,
    captions: captions.map(({ label, language }) => ({ label, language })),
    shownCaptions: shown === -1 ? null : shown,
  };
}

function keepSound({ currentTarget }: Event): void {
  const { volume, muted } = currentTarget as HTMLVideoElement;
  streamChoices.setState({ volume, isMuted: muted });
}
