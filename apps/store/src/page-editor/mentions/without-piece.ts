import { isRecord } from '../page-draft.ts';

/**
 * Returns a document, or a part of it, without what is at a path: an item of a list, or a field.
 *
 * @example withoutPiece({ picks: [{ reference: 12 }] }, 'picks.0.reference') // { picks: [{}] }
 * @example withoutPiece({ references: [12, 14] }, 'references.0') // { references: [14] }
 */
export function withoutPiece<Value>(value: Value, path: string): Value {
  const [step = '', ...rest] = path.split('.');
  if (Array.isArray(value)) {
    const index = Number(step);
    const next: unknown[] =
      rest.length === 0
        ? value.toSpliced(index, 1)
        : value.map((item: unknown, at) => (at === index ? withoutPiece(item, rest.join('.')) : item));
    return next as Value;
  }
  if (!isRecord(value)) return value;
  const { [step]: own, ...others } = value;
  if (rest.length === 0) return others as Value;
  return { ...value, [step]: withoutPiece(own, rest.join('.')) };
}
