import type { FeedLine, FeedSource } from '../../../server/src/feed/source';

/** A source that delivers what it is given, and remembers what was asked of it. */
export function sourceOf(lines: readonly FeedLine[]) {
  const asked: unknown[] = [];
  let deliver: (line: FeedLine) => Promise<void> = async () => {};
  const source: FeedSource = {
    start: async (to) => {
      deliver = to;
      for (const line of lines) await deliver(line);
    },
    stop: async () => {},
    recover: (product, after, requestId) => asked.push({ product, after, requestId }),
  };
  return { source, asked, say: (line: FeedLine) => deliver(line) };
}

/** A line of product 1 that is no message about a match. */
export const systemLine = (name: string, t: number, attributes: string): FeedLine => ({
  t,
  rk: `-.-.-.${name}.-.-.-.-`,
  xml: `<${name} product="1" timestamp="${t}" ${attributes}/>`,
});
