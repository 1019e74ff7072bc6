import type { Stream } from '@touchline/wire/match-details';
import { useEffect, useState } from 'react';
import { playByBrowser, playHls } from './play-hls';
import { streamChoices } from './stream-choices';
import { playSomehow } from './video-actions';

/** How far a stream has come: nobody asked for it, it plays as well as it can, or it does not. */
export type SourceState = 'asleep' | 'on' | 'failed';

/** Brings a stream into a video once it is asked for, and again when the connection is back. */
export function useSource(
  video: HTMLVideoElement | null,
  { url, type }: Stream,
  startsAtOnce: boolean,
) {
  const [state, setState] = useState<SourceState>(startsAtOnce ? 'on' : 'asleep');
  const isOn = state === 'on';
  useEffect(() => {
    if (!video || !isOn) return;
    return attach(video, { url, type }, () => setState('failed'));
  }, [video, isOn, url, type]);
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setState('on');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  return { state, start: () => setState('on'), stop: () => setState('asleep') };
}

/** Returns how to let go of it, also while it is still on its way. */
function attach(
  video: HTMLVideoElement,
  { url, type }: Pick<Stream, 'url' | 'type'>,
  onFailed: () => void,
): () => void {
  let isOver = false;
  let release = () => {};
  const { volume, isMuted } = streamChoices.getState();
  video.volume = volume;
  video.muted = isMuted;
  const play = async () => {
    const events = { onFailed: () => !isOver && onFailed() };
    const letGo =
      type === 'hls' ? await playHls(video, url, events) : playByBrowser(video, url, events);
    if (isOver) return letGo();
    release = letGo;
    await playSomehow(video);
  };
  play().catch(() => !isOver && onFailed());
  return () => {
    isOver = true;
    release();
  };
}
