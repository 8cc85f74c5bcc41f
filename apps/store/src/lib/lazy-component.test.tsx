import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const page = (load: () => Promise<{ default: () => string }>) => {
  const Part = lazy(load);
  return () => ({
    html: renderToString(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    ),
  });
};

test('a page comes with the parts whose code is fetched when they are first drawn', async () => {
  const { html } = await lazyComponent(page(async () => ({ default: () => 'the part' })));
  expect(html).toContain('the part');
  expect(html).not.toContain('waiting');
});

test('a part whose code never comes is left to the browser', async () => {
  const { html } = await lazyComponent(page(() => new Promise(() => {})));
  expect(html).toContain('waiting');
});
