import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SkipLink } from './SkipLink.tsx';

test.each([
  ['fr', 'Aller au contenu'],
  ['en', 'Skip to content'],
] as const)('becomes visible on focus, in %s', async (locale, name) => {
  renderIn(<SkipLink />, locale);
  const link = screen.getByRole('link', { name });
  expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  link.focus();
  await expect.poll(() => link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(link.getAttribute('href')).toBe('#main');
});
