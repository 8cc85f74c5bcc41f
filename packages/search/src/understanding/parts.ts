import type { Segment, ValueSegment } from './segments.ts';
import type { UnderstoodAttribute } from './types.ts';

/** Attributes that describe a part as well as a whole garment. */
const DESCRIBING: ReadonlySet<UnderstoodAttribute> = new Set(['color', 'material', 'pattern']);

const describes = (segment: Segment | undefined): segment is ValueSegment =>
  segment?.kind === 'value' && !segment.exclude && DESCRIBING.has(segment.meaning.attribute);

const isPlain = (segment: Segment | undefined): boolean => segment?.kind === 'word' && segment.isFree;

/**
 * Makes words of what describes a part and not the garment: "blazer with gold buttons" is no gold blazer. A part is a
 * word after "with" that nothing is understood of.
 */
export function describedParts(
  segments: readonly Segment[],
  ownHead: 'first' | 'last',
  isApart: (at: number) => boolean,
): Segment[] {
  const result = [...segments];
  let from = -1;
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'role' && segment.role === 'with') from = index;
    else if (isApart(segment.at)) from = -1;
    if (from < 0 || !describes(segment)) continue;
    const head = segment.meaning.language?.head ?? ownHead;
    const [part, step] = head === 'first' ? [index - 1, -1] : [index + 1, 1];
    const named = nearest(segments, part, step);
    if (named > from && isPlain(segments[named]) && !(step > 0 && hasBreak(segments, index, named, isApart)))
      result[index] = { kind: 'word', at: segment.at, length: segment.length, isFree: true };
  }
  return result;
}

/** The first segment in a direction that is no other description: "petits boutons dorés", "big gold buttons". */
function nearest(segments: readonly Segment[], from: number, step: number): number {
  let at = from;
  while (describes(segments[at])) at += step;
  return at;
}

const hasBreak = (
  segments: readonly Segment[],
  from: number,
  to: number,
  isApart: (at: number) => boolean,
): boolean => segments.slice(from + 1, to + 1).some(({ at }) => isApart(at));
