import { Buffer } from 'node:buffer';
import { type Numbers, type Section, SnapshotError, type StoredSection } from './sections.ts';

/** Texts are written in pieces of about this many letters. */
const pieceLength = 4_000_000;

/** What the bytes of a section are, in the order of the numbers that stand for them in a file. */
const kinds = ['latin1', 'utf16', Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

export const byteLengthOf = (section: Section): number => {
  if (ArrayBuffer.isView(section)) return section.byteLength;
  return section.isLatin1 ? section.length : section.length * 2;
};

export function kindOf(section: Section): number {
  if (!ArrayBuffer.isView(section)) return section.isLatin1 ? 0 : 1;
  return kinds.findIndex((kind) => typeof kind !== 'string' && section instanceof kind);
}

/** Yields the bytes of a section in pieces. A piece is valid until the next one is asked for. */
export function* bytesOf(section: Section): Generator<Uint8Array> {
  if (ArrayBuffer.isView(section)) {
    yield new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
    return;
  }
  const encoding = section.isLatin1 ? 'latin1' : 'utf16le';
  let piece: string[] = [];
  let length = 0;
  for (let index = 0; index < section.count; index++) {
    const text = section.at(index);
    piece.push(text);
    length += text.length;
    if (length < pieceLength) continue;
    yield Buffer.from(piece.join(''), encoding);
    [piece, length] = [[], 0];
  }
  yield Buffer.from(piece.join(''), encoding);
}

/** Returns the section with these bytes, which it shares. */
export function sectionOf(kind: number, bytes: Uint8Array<ArrayBuffer>): StoredSection {
  const known = kinds[kind];
  if (known === undefined) throw new SnapshotError(`there is no kind ${kind} of sections`);
  if (typeof known === 'string') return { bytes, isLatin1: known === 'latin1' };
  const { buffer, byteOffset, byteLength } = bytes;
  if (byteLength % known.BYTES_PER_ELEMENT !== 0) throw new SnapshotError('a section ends within a number');
  return new known(buffer, byteOffset, byteLength / known.BYTES_PER_ELEMENT) satisfies Numbers;
}
