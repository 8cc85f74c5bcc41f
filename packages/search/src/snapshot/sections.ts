import { Buffer } from 'node:buffer';

/** The numbers and texts of an index as they are written to a file, in the order in which they are read again. */
export type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** `length` is the number of code units of all texts, which are written without anything between them. */
export type Texts = { at: (index: number) => string; count: number; length: number; isLatin1: boolean };

export type Section = Numbers | Texts;

/** A section as it is read: numbers, or the bytes of texts. */
export type StoredSection = Numbers | { bytes: Uint8Array<ArrayBuffer>; isLatin1: boolean };

const beyondLatin1 = /[^\0-\xff]/;

/** Collects the content of an index at one moment. Numbers are copied; texts never change and are shared. */
export class SectionWriter {
  readonly sections: Section[] = [];

  numbers(array: Numbers): void {
    this.sections.push(array.slice());
  }

  /** For numbers that are kept in lists. */
  list(numbers: Iterable<number>): void {
    this.sections.push(Uint32Array.from(numbers));
  }

  texts(given: readonly string[]): void {
    const texts = given.slice();
    const isLatin1 = !texts.some((text) => beyondLatin1.test(text));
    this.textsAt(
      (index) => texts[index]!,
      Uint32Array.from(texts, ({ length }) => length),
      isLatin1,
    );
  }

  /** For texts that are not all in memory. `at` must return the same texts until they are written. */
  textsAt(at: Texts['at'], lengths: Uint32Array<ArrayBuffer>, isLatin1: boolean): void {
    const length = lengths.reduce((total, one) => total + one, 0);
    this.sections.push(lengths, { at, count: lengths.length, length, isLatin1 });
  }
}

/** The sections do not have the form that this version of the engine writes. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
}

/** Returns the sections in the order in which they were written. The arrays are used as they are, without a copy. */
export class SectionReader {
  readonly #sections: readonly StoredSection[];
  #next = 0;

  constructor(sections: readonly StoredSection[]) {
    this.#sections = sections;
  }

  numbers<Kind extends Numbers>(kinds: readonly (abstract new (...args: never[]) => Kind)[]): Kind {
    const section = this.#take();
    for (const kind of kinds) if (section instanceof kind) return section;
    throw new SnapshotError(`section ${this.#next} has another kind of numbers`);
  }

  uint32(): Uint32Array<ArrayBuffer> {
    return this.numbers<Uint32Array<ArrayBuffer>>([Uint32Array]);
  }

  uint16(): Uint16Array<ArrayBuffer> {
    return this.numbers<Uint16Array<ArrayBuffer>>([Uint16Array]);
  }

  list(): number[] {
    return Array.from(this.uint32());
  }

  /** The texts' bytes, one after the other, and the length of each. Only for texts of one byte per letter. */
  latin1(): { bytes: Buffer; lengths: Uint32Array } {
    const { bytes, lengths, isLatin1 } = this.#textBytes();
    if (!isLatin1) throw new SnapshotError(`section ${this.#next} has texts of two bytes per letter`);
    return { bytes, lengths };
  }

  texts(): string[] {
    const { bytes, lengths, isLatin1 } = this.#textBytes();
    const [encoding, size] = isLatin1 ? (['latin1', 1] as const) : (['utf16le', 2] as const);
    const texts: string[] = [];
    let at = 0;
    for (const length of lengths) {
      const end = at + length * size;
      texts.push(length === 0 ? '' : bytes.toString(encoding, at, end));
      at = end;
    }
    return texts;
  }

  #textBytes() {
    const lengths = this.uint32();
    const section = this.#take();
    if (ArrayBuffer.isView(section)) throw new SnapshotError(`section ${this.#next} has no texts`);
    const { buffer, byteOffset, byteLength } = section.bytes;
    return { lengths, isLatin1: section.isLatin1, bytes: Buffer.from(buffer, byteOffset, byteLength) };
  }

  #take(): StoredSection {
    const section = this.#sections[this.#next++];
    if (!section) throw new SnapshotError('a section is missing');
    return section;
  }
}
