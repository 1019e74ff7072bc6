import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PLAYLIST, demoStreamRoutes } from './demo-stream';
import { decodePictures, packetsOf, picturesOf } from '@touchline/testkit/feed/stream-decoder';

const FOLDER = path.resolve(import.meta.dirname, '../../assets/demo-stream');
const PLAYLIST = path.basename(DEMO_PLAYLIST);
const PICTURES = 'pitch.m3u8';
const bytesOf = (name: string) => readFileSync(path.join(FOLDER, name));
const textOf = (name: string) => bytesOf(name).toString();

/** The files that a playlist names with their seconds. */
const entriesOf = (playlist: string) =>
  [...textOf(playlist).matchAll(/^#EXTINF:([\d.]+),\n(\S+)$/gm)].map(([, seconds, name = '']) => ({
    name,
    seconds: Number(seconds),
  }));
const secondsOf = (playlist: string) =>
  entriesOf(playlist).reduce((sum, { seconds }) => sum + seconds, 0);
const segments = entriesOf(PICTURES).map((entry) => ({ ...entry, bytes: bytesOf(entry.name) }));

/** What a playlist names: lines that are no tags, and files in its tags. */
function namedIn(playlist: string): string[] {
  const lines = textOf(playlist).split('\n');
  const tagged = [...textOf(playlist).matchAll(/URI="([^"]+)"/g)].map(([, name = '']) => name);
  return [...tagged, ...lines.filter((line) => line !== '' && !line.startsWith('#'))];
}

test('the playlists name every file, and nothing else is there', () => {
  const named = new Set([PLAYLIST]);
  for (const name of named) {
    if (!name.endsWith('.m3u8')) continue;
    expect(textOf(name).startsWith('#EXTM3U\n')).toBe(true);
    for (const each of namedIn(name)) named.add(each);
  }
  expect([...named].toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

test('every file is served by the name that its playlist gives it', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await demoStreamRoutes(app, FOLDER);
  const answers = await Promise.all(
    readdirSync(FOLDER).map(async (name) => {
      const { statusCode, headers, rawPayload } = await app.inject(`/streams/${name}`);
      expect([name, statusCode, rawPayload.equals(bytesOf(name))]).toEqual([name, 200, true]);
      return [path.extname(name), headers['content-type']] as const;
    }),
  );
  expect(Object.fromEntries(answers)).toEqual({
    '.m2t': 'video/mp2t',
    '.m3u8': expect.stringContaining('application/vnd.apple.mpegurl'),
    '.vtt': expect.stringContaining('text/vtt'),
  });
  expect((await app.inject(DEMO_PLAYLIST)).statusCode).toBe(200);
  expect((await app.inject('/streams/pitch-99.m2t')).statusCode).toBe(404);
});

test('every segment plays: its pictures decode, each is another, and they are as large as the playlist says', () => {
  const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(textOf(PLAYLIST)) ?? [];
  for (const { bytes } of segments) {
    const shown = picturesOf(bytes);
    const decoded = decodePictures(shown.map((each) => each.bytes));
    expect(decoded).toHaveLength(shown.length);
    expect(new Set(decoded.map(({ luma }) => Buffer.from(luma).toString('base64'))).size).toBe(
      shown.length,
    );
    for (const picture of decoded) {
      expect([picture.width, picture.height]).toEqual([Number(width), Number(height)]);
      expect(Math.min(...picture.luma)).toBeGreaterThanOrEqual(16);
      expect(Math.max(...picture.luma)).toBeLessThanOrEqual(235);
    }
  }
});

test('pictures follow each other evenly, and last as long as the playlist says', () => {
  const begin = picturesOf(segments[0]!.bytes)[0]!.at;
  let ends = begin;
  for (const { bytes, seconds } of segments) {
    const times = picturesOf(bytes).map(({ at }) => at);
    for (const [place, at] of times.entries()) {
      expect(at).toBeCloseTo(ends + (place * seconds) / times.length, 4);
    }
    ends += seconds;
  }
  expect(ends - begin).toBe(secondsOf(PICTURES));
});

test('no segment is larger than the playlist says, or longer', () => {
  const [, bandwidth] = /BANDWIDTH=(\d+)/.exec(textOf(PLAYLIST)) ?? [];
  const [, longest] = /TARGETDURATION:(\d+)/.exec(textOf(PICTURES)) ?? [];
  for (const { bytes, seconds } of segments) {
    expect((bytes.length * 8) / seconds).toBeLessThanOrEqual(Number(bandwidth));
    expect(seconds).toBeLessThanOrEqual(Number(longest));
  }
});

test('captions run as long as the pictures, by the same clock', () => {
  const clock = Math.round(picturesOf(segments[0]!.bytes)[0]!.at * 90_000);
  for (const language of ['en', 'de']) {
    const text = textOf(`captions-${language}.vtt`);
    expect(text).toContain(`WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${clock},LOCAL:00:00:00.000\n\n`);
    const cues = [...text.matchAll(/^(\S+) --> 00:00:(\S+)$/gm)];
    expect(cues[0]?.[1]).toBe('00:00:00.000');
    expect(Number(cues.at(-1)?.[2])).toBe(secondsOf(PICTURES));
    expect(secondsOf(`captions-${language}.m3u8`)).toBe(secondsOf(PICTURES));
  }
});

test('a segment is whole packets, begins with its tables, and its counters go on from the last', () => {
  const counters = new Map<number, number>();
  for (const { bytes } of segments) {
    expect(bytes.length % 188).toBe(0);
    const packets = packetsOf(bytes);
    expect(packets.slice(0, 3).map(({ pid }) => pid)).toEqual([0, 0x1000, 0x100]);
    for (const { sync, pid, counter } of packets) {
      expect(sync).toBe(0x47);
      expect(counter).toBe(((counters.get(pid) ?? -1) + 1) % 16);
      counters.set(pid, counter);
    }
  }
});
