/**
 * A long array that searches reuse. For a million rows a search needs some ten megabytes; allocating them each time
 * would trigger a full garbage collection every few searches.
 */
export class Scratch<T extends { readonly length: number; subarray(start: number, end: number): T }> {
  readonly #make: (length: number) => T;
  #array: T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#array = make(0);
  }

  /** Returns the array with arbitrary content. It is only valid until the end of the search. */
  take(length: number): T {
    if (this.#array.length < length) this.#array = this.#make(Math.max(length, this.#array.length * 2));
    return this.#array.subarray(0, length);
  }
}
