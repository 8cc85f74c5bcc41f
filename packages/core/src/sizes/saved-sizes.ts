import { SIZE_KINDS, type SizeKind } from '../catalogue/attributes.ts';
import { SIZE_CHART } from './size-chart.ts';

/** Sizes by part of the body, each in the order of the chart. */
export type SavedSizes = Readonly<Record<SizeKind, readonly string[]>>;

/**
 * A size as it is stored.
 * @example savedSize('top', 'M') // 'top:M'
 */
export const savedSize = (kind: SizeKind, size: string): string => `${kind}:${size}`;

const KNOWN: ReadonlySet<string> = new Set(
  SIZE_KINDS.flatMap((kind) => SIZE_CHART[kind].map(({ size }) => savedSize(kind, size))),
);

/**
 * Tells whether a text is a size that can be saved.
 * @example isSavedSize('shoe:38') // true
 * @example isSavedSize('shoe:M') // false
 */
export const isSavedSize = (text: string): boolean => KNOWN.has(text);

/**
 * Stored sizes by part of the body; a text that is none is left out.
 * @example readSavedSizes(['shoe:38', 'top:M', 'top:S', 'old']).top // ['S', 'M']
 */
export function readSavedSizes(saved: readonly string[]): SavedSizes {
  const has = new Set(saved);
  const of = (kind: SizeKind) =>
    SIZE_CHART[kind].flatMap(({ size }) => (has.has(savedSize(kind, size)) ? [size] : []));
  return { top: of('top'), waist: of('waist'), head: of('head'), shoe: of('shoe') };
}

/** Sizes as they are stored, in the order of the chart. */
export const writeSavedSizes = (sizes: SavedSizes): string[] =>
  SIZE_KINDS.flatMap((kind) => sizes[kind].map((size) => savedSize(kind, size)));
