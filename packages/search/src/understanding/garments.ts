import type { Meaning, Segment, ValueSegment } from './segments.ts';

const isGarment = (segment: Segment): segment is ValueSegment =>
  segment.kind === 'value' && segment.meaning.attribute === 'categories' && !segment.exclude;

/**
 * Leaves one kind of garment: "robe chemise" is a dress, "veste en jean" a jacket of denim, "veste ou manteau" either.
 * Other kinds become words to search.
 */
export function chooseGarment(
  segments: readonly Segment[],
  materialOf: (slug: string) => Meaning | null,
): Segment[] {
  const groups = groupsOf(segments);
  const named = groups.filter((group) => group.some(({ meaning }) => meaning.material === null));
  // Words such as "jean" are garments when they stand alone.
  const candidates = named.length > 0 ? named : groups;
  const [first] = candidates;
  const head = (first?.[0]?.meaning.language?.head === 'last' ? candidates.at(-1) : first) ?? [];
  const same = new Set(head.flatMap(({ meaning }) => meaning.values));
  return segments.map((segment): Segment => {
    if (!isGarment(segment) || head.includes(segment)) return segment;
    const isSame = segment.meaning.isExact && segment.meaning.values.every((value) => same.has(value));
    // "jean" beside "jeans" is no jeans of denim.
    const isAgain = segment.meaning.material !== null && named.length === 0;
    if (isSame || isAgain) return { kind: 'role', role: 'filler', at: segment.at, length: segment.length };
    const material = segment.meaning.material === null ? null : materialOf(segment.meaning.material);
    if (material) return { ...segment, meaning: { ...material, language: segment.meaning.language } };
    // "Blouson teddy": a list of the same category may leave out the second word, and must say so.
    const isFree = segment.meaning.values.every((value) => same.has(value));
    return { kind: 'word', at: segment.at, length: segment.length, isFree };
  });
}

/** Garments joined by "or" or "and" make one group; those after "with" are parts of another. */
function groupsOf(segments: readonly Segment[]): ValueSegment[][] {
  const groups: ValueSegment[][] = [];
  let isPart = false;
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'role' && segment.role === 'with') isPart = groups.length > 0;
    if (!isGarment(segment) || isPart) continue;
    const joint = segments[index - 1];
    const isJoined = joint?.kind === 'role' && (joint.role === 'or' || joint.role === 'and');
    const last = groups.at(-1);
    if (last && isJoined && last.at(-1) === segments[index - 2]) last.push(segment);
    else groups.push([segment]);
  }
  return groups;
}
