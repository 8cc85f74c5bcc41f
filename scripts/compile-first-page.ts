import { setTimeout as sleep } from 'node:timers/promises';

const START = ['/iframe.html', '/.storybook/Introduction.mdx'];
const STATIC_IMPORT = /(?:\bfrom|\bimport|\bsrc=)\s*"(\/[^"]+)"/g;

/** Waits until a Storybook answers, then has it compile the modules of its first page, as a browser would ask for them. */
export async function compileFirstPage(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/index.json`).catch(() => null))?.ok) await sleep(100);
  const asked = new Set<string>();
  const ask = async (address: string): Promise<void> => {
    if (asked.has(address)) return;
    asked.add(address);
    const code = (await (await fetch(origin + address).catch(() => null))?.text()) ?? '';
    await Promise.all([...code.matchAll(STATIC_IMPORT)].map(([, next = '']) => ask(next)));
  };
  await Promise.all(START.map(ask));
}
