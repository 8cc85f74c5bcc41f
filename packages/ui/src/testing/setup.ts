import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '../../../../testing/timeouts.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

// Loading Storybook would take longer than most files of component tests, each of which has its own iframe.
await (inject('stories') ? import('./setup-stories.ts') : import('./setup-components.ts'));

// Resets the frame after each test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  localStorage.clear();
  window.scrollTo(0, 0);
});
