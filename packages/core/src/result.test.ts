import { expect, it } from 'vitest';
import { fail, ok, type Result } from './result.ts';

const half = (count: number): Result<number, 'ODD'> => (count % 2 === 0 ? ok(count / 2) : fail('ODD'));

it('a result is a value or a code', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, code: 'ODD' });
});
