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
])('at %i px the image is shown: %s', async (width, there) => {
  await page.viewport(width, 800);
  renderIn(
    <LeftImageLayout logo={<Logo href="/" />} pictureId="p1">
      <h1>Se connecter</h1>
    </LeftImageLayout>,
  );
  expect(picture()?.checkVisibility()).toBe(there);
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
});

test('beside a long form the image stays within the viewport', async () => {
  await page.viewport(1440, 800);
  renderIn(
    <LeftImageLayout logo={<Logo href="/" />} pictureId="p1">
      <h1>Créer un compte</h1>
      <div className="h-[2000px]" />
    </LeftImageLayout>,
  );
  window.scrollTo({ top: 900, behavior: 'instant' });
  const { top, height } = picture()!.getBoundingClientRect();
  expect([Math.round(top), Math.round(height)]).toEqual([0, 800]);
  window.scrollTo({ top: 0, behavior: 'instant' });
});
