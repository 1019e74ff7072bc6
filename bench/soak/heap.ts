import type { CDPSession } from '@playwright/test';

/** What a page keeps, after the garbage was collected. */
export interface Heap {
  /** Of objects, texts and the like, and of compiled code, in kB. */
  data: number;
  code: number;
  /** All that the engine has in use. */
  all: number;
  nodes: number;
  listeners: number;
}

/** Takes the heap of a page; its session has `Performance` enabled. */
export async function takeHeap(cdp: CDPSession): Promise<Heap> {
  // Twice, as the first time frees what frees more.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    ...inKb(await bytesByType(cdp)),
    all: Math.round(value('JSHeapUsedSize') / 1024),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Nodes and styles are the browser's own and in no heap: there are as many as are shown. */
function inKb(bytes: ReadonlyMap<string, number>): { data: number; code: number } {
  let data = 0;
  for (const [type, size] of bytes) if (type !== 'code' && type !== 'native') data += size;
  return { data: Math.round(data / 1024), code: Math.round((bytes.get('code') ?? 0) / 1024) };
}

/** A snapshot of a heap: each thing in it is a row of numbers. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

async function bytesByType(cdp: CDPSession): Promise<Map<string, number>> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? 0] ?? '';
    bytes.set(type, (bytes.get(type) ?? 0) + (nodes[at + sizeAt] ?? 0));
  }
  return bytes;
}
