import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

export type AxeLook = {
  /** Selector of the part to check; the whole page if absent. */
  part?: string;
  /** True where a menu or bar lies over the page: controls that it partly covers look too small, but are not in use. */
  covered?: boolean;
  /** The only rules to check; all if absent. */
  rules?: string[];
};

/**
 * Only for documents that do not have axe yet: the builder sends it twice for each check, and what is defined anew is
 * compiled anew.
 */
const axeSource = `if (typeof window.axe?.run !== 'function') {\n${axe.source}\n}`;

/** Returns axe's violations in the page's current state, including small targets, which axe skips by default. */
export async function axeFinds(
  page: Page,
  { part, covered = false, rules }: AxeLook = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource })
    .options({
      ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: !covered } } }),
      // Omits the details of rules that pass.
      resultTypes: ['violations'],
    })
    // Opens no second page to merge the results of other origins: the shop shows none.
    .setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ; ')}`);
}
