import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type AxeLook = {
  /** A part of the page alone. */
  part?: string;
  /** True where a menu or a bar lies over the page: what it covers in part looks too small, and is not meant to be pressed. */
  covered?: boolean;
};

/** What axe finds on a page as it stands: every rule, that of small targets too, which is off by default. */
export async function axeFinds(page: Page, { part, covered = false }: AxeLook = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: !covered } },
    // What passes is not described element by element.
    resultTypes: ['violations'],
  });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ; ')}`);
}
