import { makeUint32 } from './growable-buffer.ts';
import type { Scratch } from './scratch.ts';

/**
 * Number of counter arrays. With several, a row with the same set as the previous one need not wait for its increment.
 */
const lanes = 4;
/** Above this number of sets, consecutive rows rarely share one, and a single array is as fast. */
const mostInLanes = 2048;

/** Returns the number of the given rows for each set; with many sets in `many`, where it is given. */
export function countSets(
  sets: Uint16Array | Uint32Array,
  setCount: number,
  rows: Uint32Array,
  many?: Scratch<Uint32Array>,
): Uint32Array {
  if (setCount > mostInLanes) {
    const counts = many ? many.take(setCount).fill(0) : makeUint32(setCount);
    for (let index = 0; index < rows.length; index++) counts[sets[rows[index]!]!]! += 1;
    return counts;
  }
  const counts = makeUint32(setCount * lanes);
  const whole = rows.length - (rows.length % lanes);
  for (let index = 0; index < whole; index += lanes) {
    counts[sets[rows[index]!]!]! += 1;
    counts[setCount + sets[rows[index + 1]!]!]! += 1;
    counts[2 * setCount + sets[rows[index + 2]!]!]! += 1;
    counts[3 * setCount + sets[rows[index + 3]!]!]! += 1;
  }
  for (let index = whole; index < rows.length; index++) counts[sets[rows[index]!]!]! += 1;
  for (let set = 0; set < setCount; set++)
    counts[set] =
      counts[set]! + counts[setCount + set]! + counts[2 * setCount + set]! + counts[3 * setCount + set]!;
  return counts.subarray(0, setCount);
}
