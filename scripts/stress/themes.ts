import { chromiumPath } from '../chromium.ts';
import type { Found } from './figures.ts';
import { runVitest } from './run-vitest.ts';

/** Runs every story with axe in the dark theme, in high contrast and in forced colours; `npm test` has the light one. */
export async function themes(): Promise<Found> {
  const { count, failures } = runVitest(['ui (dark)', 'ui (contrast)', 'ui (forced colours)'], {
    STORY_THEMES: '1',
    CHROMIUM_PATH: chromiumPath(),
  });
  return {
    tried: `${count} stories in the dark, in high contrast and in forced colours`,
    held: 'axe found no violation',
    wrong: count === 0 ? ['no story was rendered'] : failures,
  };
}
