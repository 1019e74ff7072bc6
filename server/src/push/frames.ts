interface Node {
  frame: Buffer | null;
  next: Map<Buffer, Node>;
}

/**
 * Makes a function that joins segments into one frame and remembers each result: clients that are
 * due the same segments in a tick get the same bytes, and only the first of them pays.
 */
export function joinFrames(): (segments: readonly Buffer[]) => Buffer {
  const root: Node = { frame: null, next: new Map() };
  return (segments) => {
    let node = root;
    for (const segment of segments) {
      const next = node.next.get(segment) ?? { frame: null, next: new Map<Buffer, Node>() };
      node.next.set(segment, next);
      node = next;
    }
    node.frame ??= joined(segments);
    return node.frame;
  };
}

function joined(segments: readonly Buffer[]): Buffer {
  const [only] = segments;
  if (only && segments.length === 1) return only;
  const lines = segments.flatMap((segment, index) =>
    index === 0 ? [segment] : [NEWLINE, segment],
  );
  return Buffer.concat(lines);
}

const NEWLINE = Buffer.from('\n');
