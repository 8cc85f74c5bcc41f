import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedJson } from './stored-json.ts';

test('escapes only letters beyond Latin-1', () => {
  expect(storedJson({ objectID: 'été œ 👗' })).toBe(String.raw`{"objectID":"été \u0153 \ud83d\udc57"}`);
});

test('stored objects are read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (objectID, value) => {
      expect(JSON.parse(storedJson({ objectID, value }))).toEqual(
        JSON.parse(JSON.stringify({ objectID, value })),
      );
    }),
  );
});
