import { chromiumPath } from '../chromium.ts';
import type { Found } from './figures.ts';
import { runVitest } from './run-vitest.ts';

/** Runs every story with axe in the dark theme and in high contrast; `npm test` has the light one. */
export async function themes(): Promise<Found> {
  const { count, failures } = runVitest(['ui (dark)', 'ui (contrast)'], {
    STORY_THEMES: '1',
    CHROMIUM_PATH: chromiumPath(),
  });
  return {
    tried: `${count} stories in the dark and in high contrast`,
    held: 'axe found no violation',
    wrong: count === 0 ? ['no story was rendered'] : failures,
  };
}
