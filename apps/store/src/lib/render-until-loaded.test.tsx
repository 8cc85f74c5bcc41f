import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderUntilLoaded } from './render-until-loaded.ts';

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

test('a page contains the components whose code loads on first render', async () => {
  const { html } = await renderUntilLoaded(page(async () => ({ default: () => 'the part' })));
  expect(html).toContain('the part');
  expect(html).not.toContain('waiting');
});

test('a component whose code fails to load is left to the browser', async () => {
  const { html } = await renderUntilLoaded(page(() => new Promise(() => {})));
  expect(html).toContain('waiting');
});
