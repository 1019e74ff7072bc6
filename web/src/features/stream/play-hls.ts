/** What becomes of a stream that is being played. */
export interface StreamEvents {
  /** It cannot be played, or not any more. */
  onFailed: () => void;
}

/** How often a stream whose pictures cannot be read is begun anew before it is given up. */
const MOST_RECOVERIES = 2;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays an HLS stream in a video element: by Safari itself, elsewhere by `hls.js`, whose script is fetched now. Returns
 * how to let go of it.
 */
export async function playHls(
  video: HTMLVideoElement,
  url: string,
  events: StreamEvents,
): Promise<() => void> {
  if (isHlsNative(video)) return playByBrowser(video, url, events);
  // The worker's script is a file of ours: the page's policy lets none be made on the way.
  const [{ default: Hls }, { default: workerPath }] = await Promise.all([
    import('hls.js'),
    import('hls.js/dist/hls.worker.js?url'),
  ]);
  if (!Hls.isSupported()) return playByBrowser(video, url, events);
  const hls = new Hls({ workerPath, lowLatencyMode: true, backBufferLength: 30 });
  let recoveries = 0;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < MOST_RECOVERIES) {
      recoveries += 1;
      hls.recoverMediaError();
    } else events.onFailed();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}

/** Plays a file, or a stream that the browser knows by itself. Returns how to let go of it. */
export function playByBrowser(
  video: HTMLVideoElement,
  url: string,
  { onFailed }: StreamEvents,
): () => void {
  video.addEventListener('error', onFailed);
  video.src = url;
  return () => {
    video.removeEventListener('error', onFailed);
    video.removeAttribute('src');
    video.load();
  };
}

/**
 * Whether the browser is left to play HLS by itself: Safari, which does it well and hands it on to televisions. Others
 * that say they know it are less sure of it than hls.js is.
 */
export function isHlsNative(video: Pick<HTMLVideoElement, 'canPlayType'>): boolean {
  return 'webkitSetPresentationMode' in video && video.canPlayType(HLS_TYPE) !== '';
}
