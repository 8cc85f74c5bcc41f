import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export type AxeLook = {
  /** Selector of the part to check; the whole page if absent. */
  part?: string;
  /** True where a menu or bar lies over the page: controls that it partly covers look too small, but are not in use. */
  covered?: boolean;
  /** The only rules to check; all if absent. */
  rules?: string[];
};

/** Without `noHtml`, axe would serialize every element that it checks; no finding of ours quotes that HTML. */
const source = `${await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};
axe.configure({ noHtml: true });`;

/** Defines axe in a document that does not have it yet: it is long to send and to compile. */
async function addAxe(frame: Frame) {
  if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(source);
}

/** Returns axe's violations in the page's current state, including small targets, which axe skips by default. */
export async function axeFinds(
  page: Page,
  { part, covered = false, rules }: AxeLook = {},
): Promise<string[]> {
  const options: RunOptions = {
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: !covered } } }),
    // Omits the details of rules that pass.
    resultTypes: ['violations'],
  };
  // In the page, axe asks the axe of each frame of the same origin.
  await Promise.all(
    page.frames().map((frame) =>
      addAxe(frame).catch((error: unknown) => {
        // A frame that has left the page meanwhile has nothing to be checked.
        if (!frame.isDetached()) throw error;
      }),
    ),
  );
  return page.evaluate(
    async ([context, asked]) => {
      const { violations } = await window.axe!.run(context ?? document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ; ')}`);
    },
    [part, options] as const,
  );
}
