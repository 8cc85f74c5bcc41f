/** Returns the `wanted`-th smallest of at least so many keys. */
export function smallestKey(keys: Float64Array, wanted: number): number {
  const heap = keys.slice(0, wanted).sort().toReversed();
  for (let slot = wanted; slot < keys.length; slot++) {
    const key = keys[slot]!;
    if (key < heap[0]!) sink(heap, key);
  }
  return heap[0]!;
}

/** Replaces the root of the heap, which is its largest key, by a smaller one. */
function sink(heap: Float64Array, key: number): void {
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1]! > heap[below]!) below += 1;
    if (heap[below]! <= key) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = key;
}
