import { describe, expect, it } from 'vitest';
import { availability } from './availability.ts';

describe('availability', () => {
  it.each([
    [undefined, false, 'AVAILABLE'],
    [undefined, true, 'SOLD'],
    [true, false, 'AVAILABLE'],
    [true, true, 'AVAILABLE'],
    [false, false, 'UNAVAILABLE'],
    [false, true, 'SOLD'],
  ] as const)('saleable %s and sold %s give %s', (saleable, sold, expected) => {
    expect(availability({ saleable, sold })).toBe(expected);
    expect(availability({ saleable, sold, withdrawn: false })).toBe(expected);
    expect(availability({ saleable, sold, withdrawn: true })).toBe('UNAVAILABLE');
  });
});
