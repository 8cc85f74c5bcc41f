import { LOADING_BAR_DURATION_MS, LONG_TEXT_CLAMP_LINES } from '@patine/core';
import { expect, test } from 'vitest';
import config from '../../../../tailwind.config.ts';
import { clampedTextVariants } from '../clamped-text/clamped-text.variants.ts';

// What a style sheet says cannot be imported from the limits of the shop.

test('the bar of progress takes as long as the limits say', () => {
  expect(config.theme.animation.advance).toContain(`advance ${LOADING_BAR_DURATION_MS / 1000}s `);
});

test('a folded text shows as many lines as the limits say', () => {
  expect(clampedTextVariants()).toContain(`line-clamp-${LONG_TEXT_CLAMP_LINES}`);
});
