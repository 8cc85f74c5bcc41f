import { cleanup, configure } from '@testing-library/react';
import { configure as configureStories } from 'storybook/test';
import { afterEach, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '../../../../testing/timeouts.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
configureStories({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

// Resets the frame after each test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  localStorage.clear();
  window.scrollTo(0, 0);
});
