import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { createRoutes } from './routes.tsx';

test('each page is under one layout', () => {
  const noContext = () => {
    throw new Error('No page is loaded');
  };
  const pages = createRoutes(noContext, 'fr')
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ id = '' }) => (id.startsWith('unknown') ? [] : id.replace(/-fr$/, '')));
  expect(pages.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});
