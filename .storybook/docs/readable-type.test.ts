import { expect, test } from 'vitest';
import { readableType } from './readable-type.ts';

const definitions: Readonly<Record<string, string>> = {
  Problem: 'type Problem = {\n  field: string;\n};',
  FIGURES: "FIGURES = ['top', 'skirt'] as const",
};
const shown = (code: string) => readableType(code, (name) => definitions[name]);

test('a list is unfolded to what its items have', () => {
  expect(shown('readonly Problem[]')).toEqual({ summary: 'Problem[]', detail: definitions['Problem'] });
  expect(shown('readonly string[]')).toEqual({ summary: 'string[]' });
});

test('one of several values lists them', () => {
  expect(shown('(typeof FIGURES)[number]')).toEqual({ summary: "'top' | 'skirt'" });
});

test('a member of another type is named by its path', () => {
  expect(shown("DropClockProps['clock']")).toEqual({ summary: 'DropClockProps.clock' });
  expect(shown("CartFieldsFragment['subCarts'][number]")).toEqual({
    summary: 'one of CartFieldsFragment.subCarts',
  });
  expect(shown('Parameters<typeof parcelProgress>[0]').summary).toBe('what parcelProgress takes');
});

test('a long object is unfolded with its sentences', () => {
  const code = `{
    /** Formats an amount. */
    price: (amount: number, currency: string) => string;
    sold: string;
  }`;
  expect(shown(code)).toEqual({
    summary: 'object',
    detail: `{
  /** Formats an amount. */
  price: (amount: number, currency: string) => string;
  sold: string;
}`,
  });
  expect(shown('{ min: number; max: number }')).toEqual({ summary: '{ min: number; max: number }' });
});
