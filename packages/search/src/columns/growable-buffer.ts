interface Growable<T> {
  readonly length: number;
  set(other: T): void;
}

/** Above this length, arrays grow by less than double, because up to half would stay unused. */
const longestDoubled = 4_000_000;

/** Returns the array when it can hold `needed` items, otherwise a longer copy of at most `most` items. */
export function growableBuffer<T extends Growable<T>>(
  array: T,
  needed: number,
  make: (length: number) => T,
  most = Infinity,
): T {
  if (needed <= array.length) return array;
  const step = Math.min(array.length, Math.max(longestDoubled, array.length >>> 2));
  const larger = make(Math.min(Math.max(needed, array.length + step, 64), most));
  larger.set(array);
  return larger;
}

export const makeUint8 = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);
export const makeUint16 = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
export const makeUint32 = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);
export const makeFloat64 = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length);
