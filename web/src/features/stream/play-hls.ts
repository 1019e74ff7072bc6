import type Hls from 'hls.js';
import type { ManifestLoadedData } from 'hls.js';

/** What becomes of a stream that is being played. */
export interface StreamEvents {
  /** It cannot be played, or not any more. */
  onFailed: () => void;
}

/** How often a stream whose pictures cannot be read is begun anew before it is given up. */
const MOST_RECOVERIES = 2;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays an HLS stream in a video element: by Safari itself, elsewhere by `hls.js`, whose script is fetched now. The light
 * build does, unless the stream has captions or sound of its own to choose. Returns how to let go of it.
 */
export async function playHls(
  video: HTMLVideoElement,
  url: string,
  events: StreamEvents,
): Promise<() => void> {
  if (isHlsNative(video)) return playByBrowser(video, url, events);
  // The worker's script is a file of ours: the page's policy lets none be made on the way.
  const [{ default: Light }, { default: workerPath }] = await Promise.all([
    import('hls.js/light'),
    import('hls.js/dist/hls.worker.js?url'),
  ]);
  if (!Light.isSupported()) return playByBrowser(video, url, events);
  const about = { video, url, workerPath, events };
  let isOver = false;
  let playing = begin(Light, about);
  playing.once(Light.Events.MANIFEST_LOADED, (_event, manifest) => {
    if (!needsWhole(manifest)) return;
    import('hls.js').then(
      ({ default: Whole }) => {
        if (isOver) return;
        playing.destroy();
        playing = begin(Whole, about);
      },
      () => events.onFailed(),
    );
  });
  return () => {
    isOver = true;
    playing.destroy();
  };
}

interface Playing {
  video: HTMLVideoElement;
  url: string;
  workerPath: string;
  events: StreamEvents;
}

function begin(Build: typeof Hls, { video, url, workerPath, events: { onFailed } }: Playing): Hls {
  const hls = new Build({ workerPath, lowLatencyMode: true, backBufferLength: 30 });
  let recoveries = 0;
  hls.on(Build.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Build.ErrorTypes.MEDIA_ERROR && recoveries < MOST_RECOVERIES) {
      recoveries += 1;
      hls.recoverMediaError();
    } else onFailed();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return hls;
}

/** Whether a playlist has what the light build leaves out: captions, and sound apart from the picture. */
export function needsWhole({
  subtitles = [],
  captions = [],
  audioTracks,
}: Partial<Pick<ManifestLoadedData, 'subtitles' | 'captions'>> & {
  audioTracks: readonly { url?: string }[];
}): boolean {
  return subtitles.length > 0 || captions.length > 0 || audioTracks.some(({ url }) => Boolean(url));
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
