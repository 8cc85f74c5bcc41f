/**
 * A long array that a search needs and the next search may have again. A million rows need some ten megabytes for each
 * search; given back to the garbage collector they would have it look through the whole index every few searches.
 */
export class Scratch<T extends { readonly length: number; subarray(start: number, end: number): T }> {
  readonly #make: (length: number) => T;
  #array: T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#array = make(0);
  }

  /** Holds whatever was left in it, and is another's as soon as the search is over. */
  take(length: number): T {
    if (this.#array.length < length) this.#array = this.#make(Math.max(length, this.#array.length * 2));
    return this.#array.subarray(0, length);
  }
}
