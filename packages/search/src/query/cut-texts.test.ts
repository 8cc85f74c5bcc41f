import { expect, test, vi } from 'vitest';
import { CutTexts } from './cut-texts.ts';

test('a text is cut once for each kind of hit', () => {
  const cutTexts = new CutTexts();
  const short = vi.fn((json: string) => json.slice(0, 2));
  const long = vi.fn((json: string) => json.slice(0, 3));
  const asked = () => [
    cutTexts.remembering('short', short)('abcd'),
    cutTexts.remembering('long', long)('abcd'),
  ];
  expect([asked(), asked()]).toEqual([
    ['ab', 'abc'],
    ['ab', 'abc'],
  ]);
  expect([short.mock.calls.length, long.mock.calls.length]).toEqual([1, 1]);
});

test('however many kinds and texts there are, each is cut as asked', () => {
  const cutTexts = new CutTexts();
  for (let kind = 0; kind < 10; kind += 1)
    for (let text = 0; text < 3_000; text += 1)
      expect(cutTexts.remembering(`${kind}`, (json) => `${kind}:${json}`)(`${text}`)).toBe(`${kind}:${text}`);
  for (let text = 0; text < 25_000; text += 1)
    expect(cutTexts.remembering('many', (json) => `${json}!`)(`${text}`)).toBe(`${text}!`);
});
