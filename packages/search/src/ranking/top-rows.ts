/** Returns a negative number when the first row comes before the second. */
export type Compare = (one: number, other: number) => number;

/** Returns the first `wanted` of `count` numbered items, sorted by `compare`. */
export function topOf(count: number, wanted: number, compare: Compare): Uint32Array {
  if (wanted * 4 >= count) return allInOrder(count, compare).subarray(0, wanted);
  const heap = allInOrder(wanted, compare).toReversed();
  for (let item = wanted; item < count; item++) {
    if (compare(item, heap[0]!) < 0) sink(heap, item, compare);
  }
  return heap.sort(compare);
}

function allInOrder(count: number, compare: Compare): Uint32Array {
  return Uint32Array.from({ length: count }, (_, item) => item).sort(compare);
}

/** Replaces the root of the heap, which is last in order, by an item. */
function sink(heap: Uint32Array, item: number, compare: Compare): void {
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && compare(heap[below + 1]!, heap[below]!) > 0) below += 1;
    if (compare(heap[below]!, item) <= 0) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = item;
}
