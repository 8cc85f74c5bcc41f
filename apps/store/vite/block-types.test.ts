import { expect, test } from 'vitest';
import { blockTypesIn } from './block-types.ts';

test('the block types of a file are the names of the object that it exports', () => {
  const code = `
    import { QuoteBlock } from './QuoteBlock';
    const Text = ({ block }: { block: string }) => <p>{block}</p>;
    export const textBlocks = {
      text: Text,
      quote: ({ block }) => <QuoteBlock block={block} />,
    } satisfies Record<string, unknown>;`;
  expect(blockTypesIn(code)).toEqual(['text', 'quote']);
});

test.each(['export const textBlocks = { ...others };', 'export const textBlocks = { [type]: Text };'])(
  'types that cannot be read from the file are an error: %s',
  (code) => {
    expect(() => blockTypesIn(code)).toThrow('under its type');
  },
);

test('a file without views is an error', () => {
  expect(() => blockTypesIn('export const limit = 3;')).toThrow('exports one object');
});
