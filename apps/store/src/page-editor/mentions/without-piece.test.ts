import { expect, test } from 'vitest';
import { withoutPiece } from './without-piece.ts';

test('a piece leaves a field or a list, and nothing else changes', () => {
  const body = { title: 'a', picks: [{ reference: 12, brand: 'b' }, { reference: 14 }], references: [1, 2] };
  expect(withoutPiece(body, 'picks.0.reference')).toEqual({
    ...body,
    picks: [{ brand: 'b' }, { reference: 14 }],
  });
  expect(withoutPiece(body, 'references.0')).toEqual({ ...body, references: [2] });
  expect(withoutPiece(body, 'nothing.0.here')).toEqual({ ...body, nothing: undefined });
});
