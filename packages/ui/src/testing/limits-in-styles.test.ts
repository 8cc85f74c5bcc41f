import { expect, test } from 'vitest';
import config from '../../../../tailwind.config.ts';
import { clampedTextVariants } from '../clamped-text/clamped-text.variants.ts';
import { LOADING_BAR_DURATION_MS, LONG_TEXT_CLAMP_LINES } from '../limits.ts';

// Style sheets cannot import the constants of the shop, so these tests compare both.

test('the duration of the progress bar equals the constant', () => {
  expect(config.theme.animation.advance).toContain(`advance ${LOADING_BAR_DURATION_MS / 1000}s `);
});

test('the number of clamped lines equals the constant', () => {
  expect(clampedTextVariants()).toContain(`line-clamp-${LONG_TEXT_CLAMP_LINES}`);
});
