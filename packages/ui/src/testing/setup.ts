import { cleanup, configure } from '@testing-library/react';
import { configure as configureStories } from 'storybook/test';
import { afterEach, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../scripts/testing-patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });
configureStories({ asyncUtilTimeout: PATIENCE_MS });

// Resets the frame after each test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  localStorage.clear();
  window.scrollTo(0, 0);
});
