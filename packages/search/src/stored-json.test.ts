import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedJson } from './stored-json.ts';

test('letters beyond Latin-1 are escaped, the others are not', () => {
  expect(storedJson({ objectID: 'été œ 👗' })).toBe(String.raw`{"objectID":"été \u0153 \ud83d\udc57"}`);
});

test('what is stored reads back as what was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (objectID, value) => {
      expect(JSON.parse(storedJson({ objectID, value }))).toEqual(
        JSON.parse(JSON.stringify({ objectID, value })),
      );
    }),
  );
});
