/** Things in the order in which they are due; of those due at once, the one with the lowest number first. */
export interface Queue<Item> {
  first(): Item | undefined;
  add(item: Item): void;
  /** Puts the first in its place again after it has changed; leaves it out when it is never due. */
  settle(): void;
}

/** A heap. `dueOf` may be infinite; it must not change while an item is in the queue, but for the first. */
export function createQueue<Item>(
  dueOf: (item: Item) => number,
  numberOf: (item: Item) => number,
): Queue<Item> {
  const heap: Item[] = [];

  const isBefore = (one: Item, other: Item) => {
    const [due, otherDue] = [dueOf(one), dueOf(other)];
    return due < otherDue || (due === otherDue && numberOf(one) < numberOf(other));
  };

  function sink(item: Item): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      let least = heap[child];
      const right = heap[child + 1];
      if (least === undefined) break;
      if (right !== undefined && isBefore(right, least)) {
        least = right;
        child += 1;
      }
      if (!isBefore(least, item)) break;
      heap[place] = least;
      place = child;
    }
    heap[place] = item;
  }

  return {
    first: () => heap[0],
    add: (item) => {
      if (dueOf(item) === Infinity) return;
      let place = heap.length;
      while (place > 0) {
        const parent = heap[(place - 1) >> 1];
        if (parent === undefined || !isBefore(item, parent)) break;
        heap[place] = parent;
        place = (place - 1) >> 1;
      }
      heap[place] = item;
    },
    settle: () => {
      const [first] = heap;
      if (first === undefined) return;
      if (dueOf(first) < Infinity) return sink(first);
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
    },
  };
}
