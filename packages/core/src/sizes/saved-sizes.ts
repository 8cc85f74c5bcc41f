import { SIZE_KINDS, type SizeKind } from '../catalogue/attributes.ts';
import { SIZE_CHART } from './size-chart.ts';

/** Sizes by part of the body, each in chart order. */
export type SavedSizes = Readonly<Record<SizeKind, readonly string[]>>;

/**
 * Returns the stored form of a size.
 * @example savedSize('top', 'M') // 'top:M'
 */
export const savedSize = (kind: SizeKind, size: string): string => `${kind}:${size}`;

const KNOWN: ReadonlySet<string> = new Set(
  SIZE_KINDS.flatMap((kind) => SIZE_CHART[kind].map(({ size }) => savedSize(kind, size))),
);

/**
 * Returns true when a text is the stored form of a known size.
 * @example isSavedSize('shoe:38') // true
 * @example isSavedSize('shoe:M') // false
 */
export const isSavedSize = (text: string): boolean => KNOWN.has(text);

/**
 * Parses stored sizes by part of the body; unknown texts are ignored.
 * @example readSavedSizes(['shoe:38', 'top:M', 'top:S', 'old']).top // ['S', 'M']
 */
export function readSavedSizes(saved: readonly string[]): SavedSizes {
  const has = new Set(saved);
  const of = (kind: SizeKind) =>
    SIZE_CHART[kind].flatMap(({ size }) => (has.has(savedSize(kind, size)) ? [size] : []));
  return { top: of('top'), waist: of('waist'), head: of('head'), shoe: of('shoe') };
}

/** Returns the stored form of all sizes, in chart order. */
export const writeSavedSizes = (sizes: SavedSizes): string[] =>
  SIZE_KINDS.flatMap((kind) => sizes[kind].map((size) => savedSize(kind, size)));
