import { expect, test, vi } from 'vitest';
import { CutTexts } from './cut-texts.ts';

test('a text is cut once for each kind of hit', () => {
  const cutTexts = new CutTexts();
  const short = vi.fn((json: string) => json.slice(0, 2));
  const long = vi.fn((json: string) => json.slice(0, 3));
  const requested = () => [cutTexts.memoise('short', short)('abcd'), cutTexts.memoise('long', long)('abcd')];
  expect([requested(), requested()]).toEqual([
    ['ab', 'abc'],
    ['ab', 'abc'],
  ]);
  expect([short.mock.calls.length, long.mock.calls.length]).toEqual([1, 1]);
});

test('the result is correct for any number of kinds and texts', () => {
  const cutTexts = new CutTexts();
  for (let kind = 0; kind < 10; kind += 1)
    for (let text = 0; text < 3_000; text += 1)
      expect(cutTexts.memoise(`${kind}`, (json) => `${kind}:${json}`)(`${text}`)).toBe(`${kind}:${text}`);
  for (let text = 0; text < 25_000; text += 1)
    expect(cutTexts.memoise('many', (json) => `${json}!`)(`${text}`)).toBe(`${text}!`);
});
