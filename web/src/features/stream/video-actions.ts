import { usualCaptions } from './captions';
import { volumeAfter } from './player-key';

/** What iPhones have in place of full screen for any element. */
interface IPhoneVideo {
  webkitEnterFullscreen?: () => void;
}

/** Plays, or pauses. What a browser does not let play with sound it plays without. */
export async function togglePlay(video: HTMLVideoElement): Promise<void> {
  if (!video.paused) return video.pause();
  await playSomehow(video);
}

/** Plays with sound where the browser allows it, else without. A play that is broken off by a pause is no fault. */
export async function playSomehow(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
}

/** Silences it, or ends that; what was turned down to nothing is heard again a little. */
export function toggleMute(video: HTMLVideoElement): void {
  video.muted = !video.muted;
  if (!video.muted && video.volume === 0) video.volume = 0.3;
}

/** How loud it is, from 0 to 1; at 0 it is silent. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = volume;
  video.muted = volume === 0;
}

/** One step louder or quieter. */
export function stepVolume(video: HTMLVideoElement, key: 'louder' | 'quieter'): void {
  setVolume(video, volumeAfter(video.muted ? 0 : video.volume, key));
}

/** Lets the picture stand above all windows, or takes it back. Browsers that refuse leave it where it is. */
export async function togglePip(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // No picture yet, or not now: the button is still there.
  }
}

/** Fills the screen with the player, controls and all; on iPhones with the video alone. */
export async function toggleFullScreen(
  player: HTMLElement,
  video: HTMLVideoElement & IPhoneVideo,
): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await player.requestFullscreen();
    else video.webkitEnterFullscreen?.();
  } catch {
    // A frame may not fill the screen unless its host allows it.
  }
}

/** Shows captions in the language of the page where there are some, else the first; or hides what is shown. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const tracks = captionsOf(video);
  const isShown = tracks.some(({ mode }) => mode === 'showing');
  showCaptions(video, isShown ? null : usualCaptions(tracks, document.documentElement.lang));
}

/** Shows these captions of all that there are; null is none. Those that are not shown are not fetched either. */
export function showCaptions(video: HTMLVideoElement, wanted: number | null): void {
  for (const [at, track] of captionsOf(video).entries())
    track.mode = at === wanted ? 'showing' : 'disabled';
}

/** The tracks of a video that can be read. */
export function captionsOf(video: HTMLVideoElement): TextTrack[] {
  return [...video.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}
