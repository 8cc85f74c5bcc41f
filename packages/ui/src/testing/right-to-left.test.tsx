import axe from 'axe-core';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw, type StoryFile } from './conformance.tsx';

/** One story of each component: its default. Screens are made of components, and icons are none. */
const components = Object.entries(
  import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../screens/**', '!../icon/**']),
).map(([path, load]) => [path.slice('../'.length, -'.stories.tsx'.length), load] as const);

beforeEach(async () => {
  document.documentElement.dir = 'rtl';
  await page.viewport(390, 844);
});

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test.each(components)('%s can be read from right to left', async (_, load) => {
  const { container } = draw(await load(), 'fr');
  // Between the margins of a page, which some components extend over.
  container.className = 'wrap';
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
