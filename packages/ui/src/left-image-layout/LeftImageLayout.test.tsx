import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { Logo } from '../logo/Logo.tsx';
import { renderIn } from '../testing/render.tsx';
import { LeftImageLayout } from './LeftImageLayout.tsx';

const picture = () => document.querySelector<HTMLElement>('[data-slot=picture]');

test.each([
  [1359, false],
  [1360, true],
])('at %i px the picture is there: %s', async (width, there) => {
  await page.viewport(width, 800);
  renderIn(
    <LeftImageLayout logo={<Logo href="/" />} pictureId="p1">
      <h1>Se connecter</h1>
    </LeftImageLayout>,
  );
  expect(picture()?.checkVisibility()).toBe(there);
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
});
