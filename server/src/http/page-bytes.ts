import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be written for whoever asks. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Readers wait for a page that has just been rendered: more would cost more time than it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

/** The best encoding that a reader takes, by their `Accept-Encoding`; as it is, where they say nothing. */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Map(
    (accepted ?? '').split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const takes = (name: Encoding) => (taken.get(name) ?? taken.get('*') ?? 0) > 0;
  return ENCODINGS.find((name) => name !== 'identity' && takes(name)) ?? 'identity';
}

/**
 * The bytes of pages, packed once for all readers of the same page object; they go when the page does. Packing runs on
 * other threads, and readers who come meanwhile wait for the same bytes.
 */
export function pageBytes(): (
  page: object,
  html: string,
  encoding: Encoding,
) => Buffer | Promise<Buffer> {
  const kept = new WeakMap<object, Map<Encoding, Buffer | Promise<Buffer>>>();
  return (page, html, encoding) => {
    const packed = kept.get(page) ?? new Map<Encoding, Buffer | Promise<Buffer>>();
    kept.set(page, packed);
    const found = packed.get(encoding);
    if (found) return found;
    const made = packAs(encoding, html);
    packed.set(encoding, made);
    return made;
  };
}

function packAs(encoding: Encoding, html: string): Buffer | Promise<Buffer> {
  if (encoding === 'br') return packBrotli(html, BROTLI);
  if (encoding === 'gzip') return packGzip(html, GZIP);
  return Buffer.from(html);
}
