import type { Found } from './figures.ts';
import { runVitest } from './run-vitest.ts';

/** Renders every page in a made-up language: any French or English text that remains is hard-coded. */
export async function languages(): Promise<Found> {
  const { count, failures } = runVitest(['store in a third language'], { EVERY_PAGE: '1' });
  return {
    tried: `${count} pages in a third language`,
    held: 'every word came from its files',
    wrong: count === 0 ? ['no page was rendered'] : failures,
  };
}
