/**
 * Gathers ids and hands them on together once none has come for a while (milliseconds). An id is handed on once;
 * `again` takes back those that could not be delivered.
 */
export function gatherIds(deliver: (ids: number[]) => void, waitMs: number) {
  const handed = new Set<number>();
  let waiting: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const ids = waiting;
    waiting = [];
    if (ids.length > 0) deliver(ids);
  };
  return {
    add(id: number): void {
      if (handed.has(id)) return;
      handed.add(id);
      waiting.push(id);
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    again(ids: readonly number[]): void {
      for (const id of ids) handed.delete(id);
    },
    /** Hands on at once what is waiting. */
    flush,
  };
}
