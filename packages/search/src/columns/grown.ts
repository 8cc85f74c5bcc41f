interface Growable<T> {
  readonly length: number;
  set(other: T): void;
}

/** The same array when it can hold `needed` items, otherwise a copy of at least double the length. */
export function grown<T extends Growable<T>>(array: T, needed: number, make: (length: number) => T): T {
  if (needed <= array.length) return array;
  const larger = make(Math.max(needed, array.length * 2, 64));
  larger.set(array);
  return larger;
}

export const makeUint16 = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
export const makeUint32 = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);
export const makeFloat64 = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length);
