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

/** What is said below the pictures, by language; each line has an equal part of the time. */
const CAPTIONS: Readonly<Record<string, { name: string; lines: readonly string[] }>> = {
  en: {
    name: 'English',
    lines: ['A match from the sandbox.', 'The ball runs in a figure of eight.'],
  },
  de: { name: 'Deutsch', lines: ['Ein Spiel aus dem Sandkasten.', 'Der Ball läuft eine Acht.'] },
};

/** The name of the playlist among the files of the stream. */
export const PLAYLIST = 'match.m3u8';

/** The playlist of the pictures alone. */
const PICTURES = 'pitch.m3u8';

/** When the first picture is shown, by the clock of the stream; captions count from there. */
const BEGINS_AT = TICKS;

/** A short HLS stream of a pitch seen from above, with captions, by file name (RFC 8216). It loops without a jump. */
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
      at: BEGINS_AT + Math.round((frames[frame] ?? 0) * TICKS),
    }));
    return [segmentName(index), segment(shown, continuity)] as const;
  });
  const texts = Object.entries({
    [PLAYLIST]: mainPlaylist(Math.max(...segments.map(([, bytes]) => bytes.length))),
    [PICTURES]: playlist(
      SEGMENT_SECONDS,
      segments.map(([name]) => name),
    ),
    ...captionFiles(),
  }).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return new Map([...texts, ...segments]);
}

function segmentName(index: number): string {
  return `pitch-${index}.ts`;
}

/** Names the pictures, of which the largest segment has so many bytes, and the captions that go with them. */
function mainPlaylist(largest: number): string {
  const bitsPerSecond = Math.ceil((largest * 8) / SEGMENT_SECONDS);
  const captions = Object.entries(CAPTIONS).map(
    ([language, { name }]) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,URI="captions-${language}.m3u8"`,
  );
  const pictures = [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond},RESOLUTION=${WIDTH}x${HEIGHT},CODECS="avc1.42E01E",SUBTITLES="captions"`,
    PICTURES,
  ];
  return ['#EXTM3U', '#EXT-X-VERSION:3', ...captions, ...pictures, ''].join('\n');
}

/** A playlist of segments that are equally long. */
function playlist(seconds: number, names: readonly string[]): string {
  const entries = names.map((name) => [`#EXTINF:${seconds.toFixed(3)},`, name]);
  const head = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${seconds}`];
  const lines = ['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...entries.flat()];
  return [...head, ...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** The captions in each of their languages: a playlist, and all that is said in one file. */
function captionFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CAPTIONS).flatMap(([language, { lines }]) => [
      [`captions-${language}.m3u8`, playlist(SECONDS, [`captions-${language}.vtt`])],
      [`captions-${language}.vtt`, captions(lines)],
    ]),
  );
}

/** WebVTT, with its clock set to that of the pictures. */
function captions(lines: readonly string[]): string {
  const each = SECONDS / lines.length;
  const cues = lines.map(
    (line, at) => `${captionTime(at * each)} --> ${captionTime((at + 1) * each)}\n${line}\n`,
  );
  const clock = `X-TIMESTAMP-MAP=MPEGTS:${BEGINS_AT},LOCAL:00:00:00.000`;
  return [`WEBVTT\n${clock}\n`, ...cues].join('\n');
}

function captionTime(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
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
