import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoStream, PLAYLIST, writeDemoStream } from './demo-stream';
import { encodeGroup } from './h264';
import { pitchAt } from './picture';
import { decodePictures } from './testing/decode';

const files = demoStream();
const textOf = (name: string) => new TextDecoder().decode(files.get(name));
const linesOf = (name: string) => textOf(name).split('\n');
const segments = linesOf('pitch.m3u8')
  .filter((line) => line.endsWith('.ts'))
  .map((name) => files.get(name)!);

/** What a playlist names: lines that are no tags, and files in its tags. */
function namedIn(playlist: string): string[] {
  const tagged = [...textOf(playlist).matchAll(/URI="([^"]+)"/g)].map(([, name]) => name!);
  return [...tagged, ...linesOf(playlist).filter((line) => line !== '' && !line.startsWith('#'))];
}

/** Packets of 188 bytes, with the stream that each belongs to and its counter. */
function packetsOf(bytes: Uint8Array) {
  return Array.from({ length: bytes.length / 188 }, (_, index) => {
    const packet = bytes.subarray(index * 188, (index + 1) * 188);
    const pid = (((packet[1] ?? 0) & 31) << 8) | (packet[2] ?? 0);
    return { sync: packet[0], pid, counter: (packet[3] ?? 0) & 15, packet };
  });
}

it('a group of pictures comes out as it went in', () => {
  const pictures = [0, 0.1, 0.2, 6.4].map((at) => pitchAt(at, 12, 320, 192));
  expect(decodePictures(encodeGroup(pictures))).toEqual(pictures);
});

it('samples keep to the range of video, where none looks like a start code', () => {
  const { luma, blue, red } = pitchAt(3.3, 12, 320, 192);
  for (const plane of [luma, blue, red]) {
    expect(Math.min(...plane)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...plane)).toBeLessThanOrEqual(235);
  }
});

it('the playlists name every file, and nothing else is there', () => {
  const named = new Set([PLAYLIST]);
  for (const name of named) {
    if (!name.endsWith('.m3u8')) continue;
    expect(textOf(name).startsWith('#EXTM3U\n')).toBe(true);
    for (const each of namedIn(name)) named.add(each);
  }
  expect([...named].toSorted()).toEqual([...files.keys()].toSorted());
});

it('no segment is larger than the playlist says', () => {
  const [, bandwidth] = /BANDWIDTH=(\d+)/.exec(textOf(PLAYLIST)) ?? [];
  const largest = Math.max(...segments.map((bytes) => bytes.length));
  expect((largest * 8) / 2).toBeLessThanOrEqual(Number(bandwidth));
});

it('captions run as long as the pictures, by the same clock', () => {
  for (const language of ['en', 'de']) {
    const text = textOf(`captions-${language}.vtt`);
    expect(text).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:90000,LOCAL:00:00:00.000\n\n/);
    const cues = [...text.matchAll(/^(\S+) --> (\S+)$/gm)];
    expect(cues[0]?.[1]).toBe('00:00:00.000');
    expect(cues.at(-1)?.[2]).toBe('00:00:12.000');
  }
});

it('a segment is whole packets, begins with its tables, and its counters go on from the last', () => {
  const counters = new Map<number, number>();
  for (const bytes of segments) {
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

it('the loop ends where it began', () => {
  expect(pitchAt(12, 12, 320, 192)).toEqual(pitchAt(0, 12, 320, 192));
});

it('the stream is written once, and then left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stream-'));
  try {
    const playlist = await writeDemoStream(join(folder, 'streams'));
    expect(await readFile(playlist, 'utf8')).toBe(textOf(PLAYLIST));
    expect((await readdir(join(folder, 'streams'))).toSorted()).toEqual(
      [...files.keys()].toSorted(),
    );
    expect(await writeDemoStream(join(folder, 'streams'))).toBe(playlist);
  } finally {
    await rm(folder, { recursive: true });
  }
});
