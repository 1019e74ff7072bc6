import { createHash } from 'node:crypto';
import { type EncodedPicture, encodePicture, type Wanted } from './encode-picture';
import { NoPicture } from './fetch-picture';
import type { PictureCache } from './picture-cache';
import type { PictureFormat } from './picture-rules';

/** A picture as it is sent. */
export interface ShownPicture extends EncodedPicture {
  etag: string;
  /** Whether a better one is on its way: this one should not be kept for long. */
  standsIn: boolean;
}

export interface Pictures {
  /** The best picture that can be had without a long wait. Rejects with `NoPicture`. */
  show: (
    address: string,
    wanted: Omit<Wanted, 'format'>,
    formats: readonly PictureFormat[],
  ) => Promise<ShownPicture>;
  /** Resolves when nothing is being encoded in the background any more. */
  idle: () => Promise<void>;
}

interface PicturesOptions {
  cache: PictureCache;
  /** Fetches what is behind an address. */
  fetch: (address: string) => Promise<Buffer>;
  now: () => number;
}

/** So many pictures wait to be encoded in the background; what is more is left for the next time it is asked for. */
const MOST_WAITING = 200;
/** So many are encoded at once while somebody waits; a page shows dozens. */
const AT_ONCE = 2;
const MOST_IN_LINE = 200;
/** For so long a picture that cannot be had is not asked for again, in milliseconds. */
const FAULT_MS = 60_000;
const MOST_FAULTS = 1000;

/**
 * Pictures of others in the sizes and formats of a page (SPEC §7 "Other requests"). Each is encoded once and kept.
 * AVIF takes up to two seconds, so nobody waits for it: whoever asks first gets the next best, and it is encoded after.
 */
export function createPictures({ cache, fetch, now }: PicturesOptions): Pictures {
  const inLine = lineOf(AT_ONCE, MOST_IN_LINE);
  const once = onceAtATime();
  const source = sourcesOf({ cache, fetch, now }, once);
  const later = backgroundOf(MOST_WAITING);
  const kept = async (address: string, wanted: Wanted) => {
    const name = nameOf(address, wanted.width, wanted.quality, wanted.format);
    const file = await cache.read(name);
    return file && { ...unpacked(file), etag: `"${name}"`, standsIn: false };
  };
  const encode = (address: string, wanted: Wanted) => {
    const name = nameOf(address, wanted.width, wanted.quality, wanted.format);
    return once(name, async () => {
      const encoded = await encodePicture(await source(address), wanted);
      await cache.write(name, packed(encoded));
      return { ...encoded, etag: `"${name}"`, standsIn: false };
    });
  };
  const encodeLater = (address: string, wanted: Wanted) =>
    // By its turn somebody else may have had it made.
    later.add(async () => (await kept(address, wanted)) ?? encode(address, wanted));

  return {
    show: async (address, wanted, formats) => {
      for (const format of formats) {
        const found = await kept(address, { ...wanted, format });
        const isBetterComing = format !== 'avif' && formats.includes('avif');
        if (!found) continue;
        if (isBetterComing) encodeLater(address, { ...wanted, format: 'avif' });
        return { ...found, standsIn: isBetterComing };
      }
      const format = formats.find((each) => each !== 'avif') ?? 'same';
      const shown = await inLine(() => encode(address, { ...wanted, format }));
      if (!formats.includes('avif')) return shown;
      encodeLater(address, { ...wanted, format: 'avif' });
      return { ...shown, standsIn: true };
    },
    idle: later.idle,
  };
}

type Once = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** What several ask for at once is made once. */
function onceAtATime(): Once {
  const coming = new Map<string, Promise<unknown>>();
  return <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const known = coming.get(key) as Promise<T> | undefined;
    if (known) return known;
    const made = make().finally(() => coming.delete(key));
    coming.set(key, made);
    return made;
  };
}

/** Pictures as they came, kept beside what is made of them; one that cannot be had is left alone for a while. */
function sourcesOf({ cache, fetch, now }: PicturesOptions, once: Once) {
  const faults = new Map<string, { error: NoPicture; until: number }>();
  return (address: string) =>
    once(`source ${address}`, async () => {
      const name = nameOf('source', address);
      const kept = await cache.read(name);
      if (kept) return kept;
      const fault = faults.get(address);
      if (fault && fault.until > now()) throw fault.error;
      try {
        const bytes = await fetch(address);
        await cache.write(name, bytes);
        return bytes;
      } catch (error) {
        if (error instanceof NoPicture)
          remember(faults, address, { error, until: now() + FAULT_MS });
        throw error;
      }
    });
}

/** Does one thing after the other, while nobody waits. What fails is done again when it is asked for. */
function backgroundOf(most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const done = () => {
    waiting -= 1;
  };
  return {
    add: (run: () => Promise<unknown>) => {
      if (waiting >= most) return;
      waiting += 1;
      last = last.then(run).then(done, done);
    },
    idle: async () => {
      await last;
    },
  };
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= MOST_FAULTS) map.clear();
  map.set(key, value);
}

/** Runs so many at once; the others wait their turn, and too many are turned away. */
function lineOf(atOnce: number, most: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (line.length >= most) throw new NoPicture('unreachable', 'too many pictures at once');
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      line.shift()?.();
    }
  };
}

function nameOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

const TYPES: readonly EncodedPicture['type'][] = [
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
];

/** A file begins with a byte that says what it is. */
function packed({ type, bytes }: EncodedPicture): Buffer {
  return Buffer.concat([Buffer.from([TYPES.indexOf(type)]), bytes]);
}

function unpacked(file: Buffer): EncodedPicture {
  return { type: TYPES[file[0] ?? 0] ?? 'image/webp', bytes: file.subarray(1) };
}
