import type { Meaning, Segment, ValueSegment } from './segments.ts';

export type NegationContext = {
  /** The meaning of a material that items have. */
  materialOf: (slug: string) => Meaning | null;
  /** Whether names of items have the words of a phrase. */
  isInNames: (segment: Segment) => boolean;
};

/**
 * Marks what follows "sans" or "not" as excluded: "sans cuir ni laine". A negation of something else is a word; one of a
 * value that no item has excludes nothing and says nothing.
 */
export function applyNegations(segments: readonly Segment[], context: NegationContext): Segment[] {
  const result: Segment[] = [];
  /** Position of the negation in the result while its value is awaited. */
  let open: number | null = null;
  let negated: ValueSegment | null = null;
  for (const read of segments) {
    const segment = open === null ? read : asMaterial(read, context.materialOf);
    if (segment.kind === 'role' && (segment.role === 'not' || segment.role === 'nor')) {
      open = result.length;
      result.push({ kind: 'word', at: segment.at, length: segment.length, isFree: false });
    } else if (segment.kind === 'value' && open !== null && segment.meaning.isExact) {
      const at = result[open]?.at ?? segment.at;
      negated = { ...segment, exclude: true, at, length: segment.at + segment.length - at };
      // The negation and the words after it belong to the exclusion.
      result.length = open;
      result.push(negated);
      open = null;
    } else if (segment.kind === 'value' && negated && continues(result, negated, segment)) {
      negated = { ...segment, exclude: true };
      result.push(negated);
    } else if (segment.kind === 'value' && open !== null) {
      // Excluding a wider value would hide other items: "sans talon" leaves shoes.
      result.push({ kind: 'word', at: segment.at, length: segment.length, isFree: false });
      open = null;
    } else if (segment.kind === 'word' && segment.isAbsent && open !== null && !context.isInNames(segment)) {
      const at = result[open]?.at ?? segment.at;
      result.length = open;
      result.push({ kind: 'role', role: 'filler', at, length: segment.at + segment.length - at });
      open = null;
    } else {
      const isPassed = segment.kind === 'role' && (segment.role === 'stop' || segment.role === 'filler');
      if (!isPassed) open = null;
      result.push(segment);
    }
  }
  return result;
}

/** "sauf jean" leaves out denim: the garment of that name shares its category with others. */
function asMaterial(segment: Segment, materialOf: NegationContext['materialOf']): Segment {
  if (segment.kind !== 'value' || segment.meaning.isExact || segment.meaning.material === null)
    return segment;
  const material = materialOf(segment.meaning.material);
  return material ? { ...segment, meaning: { ...material, language: segment.meaning.language } } : segment;
}

/** "not black or white": a value of the same attribute after "or" or "and". */
function continues(before: readonly Segment[], negated: ValueSegment, segment: ValueSegment): boolean {
  const joint = before.at(-1);
  const isJoined = joint?.kind === 'role' && (joint.role === 'or' || joint.role === 'and');
  return (
    isJoined &&
    before.at(-2) === negated &&
    segment.meaning.isExact &&
    segment.meaning.attribute === negated.meaning.attribute
  );
}
