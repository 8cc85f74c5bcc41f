import type { BlockOf } from '@patine/contract/content/blocks';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { BlockProps, BlockViews } from './block-view.ts';
import { lazyBlocks } from './lazy-blocks.tsx';

const block: BlockOf<'quote'> = { type: 'quote', text: 'Une parole' };
const props: BlockProps<'quote'> = { block, found: [], first: false, drops: [], preparedAt: 0 };
const views: BlockViews<'quote'> = { quote: (given) => <q>{given.block.text}</q> };

test('the server renders it completely once its code is loaded', async () => {
  const { quote: Quote } = lazyBlocks(['quote'], async () => views);
  await Quote.load?.();
  expect(renderToString(<Quote {...props} />)).toContain('<!--$--><q>Une parole</q><!--/$-->');
});

test('concurrent loads fetch its code once', async () => {
  const fetchViews = vi.fn(async () => views);
  const { quote } = lazyBlocks(['quote'], fetchViews);
  await Promise.all([quote.load?.(), quote.load?.()]);
  expect(fetchViews).toHaveBeenCalledOnce();
});

test('the next page retries a failed fetch', async () => {
  const fetchViews = vi.fn(async () => views).mockRejectedValueOnce(new Error('away'));
  const { quote: Quote } = lazyBlocks(['quote'], fetchViews);
  await expect(Quote.load?.()).rejects.toThrow('away');
  await Quote.load?.();
  expect(renderToString(<Quote {...props} />)).toContain('Une parole');
});
