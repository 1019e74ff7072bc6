import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { encodeGroup } from './h264';
import { type Continuity, segment, TICKS } from './mpeg-ts';
import { pitchAt } from './picture';

const WIDTH = 320;
const HEIGHT = 192;
const FRAMES_A_SECOND = 10;
const SEGMENT_SECONDS = 2;
const SEGMENTS = 6;
const SECONDS = SEGMENT_SECONDS * SEGMENTS;

/** The name of the playlist among the files of the stream. */
export const PLAYLIST = 'pitch.m3u8';

/** A short HLS stream of a pitch seen from above, by file name (RFC 8216). It loops without a jump. */
export function demoStream(): ReadonlyMap<string, Uint8Array> {
  const continuity: Continuity = new Map();
  const segments = Array.from({ length: SEGMENTS }, (_, index) => {
    const frames = Array.from(
      { length: SEGMENT_SECONDS * FRAMES_A_SECOND },
      (__, frame) => index * SEGMENT_SECONDS + frame / FRAMES_A_SECOND,
    );
    const encoded = encodeGroup(frames.map((at) => pitchAt(at, SECONDS, WIDTH, HEIGHT)));
    const shown = encoded.map((bytes, frame) => ({
      bytes,
      at: Math.round((1 + (frames[frame] ?? 0)) * TICKS),
    }));
    return [segmentName(index), segment(shown, continuity)] as const;
  });
  return new Map([[PLAYLIST, new TextEncoder().encode(playlist())], ...segments]);
}

function segmentName(index: number): string {
  return `pitch-${index}.ts`;
}

function playlist(): string {
  const entries = Array.from({ length: SEGMENTS }, (_, index) => [
    `#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`,
    segmentName(index),
  ]);
  const head = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`];
  const lines = ['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...entries.flat()];
  return [...head, ...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** Writes the stream into a folder unless it is there; answers the path of its playlist. */
export async function writeDemoStream(folder: string): Promise<string> {
  const playlistPath = joinPath(folder, PLAYLIST);
  const isThere = await stat(playlistPath).then(
    () => true,
    () => false,
  );
  if (isThere) return playlistPath;
  await mkdir(folder, { recursive: true });
  // The playlist comes last and whole, so that it never names what is not there.
  for (const [name, bytes] of [...demoStream()].reverse()) {
    await writeFile(joinPath(folder, `${name}.part`), bytes);
    await rename(joinPath(folder, `${name}.part`), joinPath(folder, name));
  }
  return playlistPath;
}
