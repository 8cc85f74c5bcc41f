/// <reference lib="dom" />
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { runnerImport } from 'vite';
import { HOSTILE_TEXTS, inTurns } from '../../apps/store/server/testing/hostile-texts.ts';
import type * as SchemaApi from '../../apps/store/server/testing/schema-api.ts';
import { openUpstream } from '../../apps/store/server/testing/upstream.ts';
import { PAGES, type PageName } from '../../apps/store/src/pages.ts';
import { fillPath } from '../../apps/store/src/paths.ts';
import { build } from '../build.ts';
import { chromiumPath } from '../chromium.ts';
import { freePort } from '../preflight.ts';
import { bin, root } from '../root.ts';
import { scaled, type Found, type Proving } from './figures.ts';

/** Visits of all pages; each round starts at another text and another state. */
const ROUNDS = 12;

declare global {
  var ran: number | undefined;
  var refused: string[];
}

const PARAMS = { slug: 'robe-100163', id: '7', token: 'T0k-en', '*': 'women', page: 'aide' };
/**
 * Leaves out the page editor, which needs a token, and the form that names a saved search, which is opened from a list.
 */
const pages = (Object.keys(PAGES) as PageName[]).filter(
  (name) => !name.startsWith('page-editor') && name !== 'account-search-new',
);
/**
 * Hydration errors caused by characters that an HTML parser changes (carriage return, null); React recovers from them.
 */
const MENDED = /React error #(418|419|425)\b/;

/** The samples of blocks are found by `import.meta.glob`, which is Vite's. */
const schemaApi = async () => {
  const file = path.join(root, 'apps/store/server/testing/schema-api.ts');
  return (await runnerImport<typeof SchemaApi>(file, { configFile: false, logLevel: 'error' })).module;
};

async function openStore(apiUrl: string) {
  const port = await freePort(3260);
  const url = `http://localhost:${port}`;
  const store = spawn(bin('node'), ['--disable-warning=ExperimentalWarning', 'apps/store/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), API_URL: apiUrl, PUBLIC_URL: url, LOG_LEVEL: 'fatal' },
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${url}/robots.txt`).catch(() => null))?.ok) break;
    await sleep(50);
  }
  return { url, stop: () => store.kill('SIGTERM') };
}

/**
 * Visits a page and returns its failures: a text was executed, the policy blocked something, or the page is missing.
 */
async function visit(page: Page, url: string, name: PageName): Promise<string[]> {
  const wrong: string[] = [];
  const onError = ({ message }: Error) => {
    if (!MENDED.test(message)) wrong.push(`${name} broke: ${message}`);
  };
  page.on('pageerror', onError);
  const response = await page.goto(url + fillPath(name, 'fr', PARAMS), { waitUntil: 'load' });
  if (response?.status() !== 200) wrong.push(`${name} answered ${response?.status()}`);
  // Waits for lazy content, then opens every fold.
  await page.waitForLoadState('networkidle');
  for (const fold of await page.locator('summary').all())
    await fold.click({ timeout: 500, noWaitAfter: true }).catch(() => null);
  const { ran, refused, shown } = await page.evaluate(() => ({
    ran: globalThis.ran ?? 0,
    refused: globalThis.refused,
    shown: document.querySelector('main')?.textContent.trim() ?? '',
  }));
  page.off('pageerror', onError);
  if (ran > 0) wrong.push(`${name} ran a text ${ran} times`);
  if (shown === '') wrong.push(`${name} shows nothing`);
  return [...wrong, ...refused.map((what) => `${name}: the policy had to refuse ${what}`)];
}

/** Puts executable text into every field of the api's responses and visits every page in a browser. */
export async function hostile({ scale }: Proving): Promise<Found> {
  build();
  const { schemaResponse } = await schemaApi();
  const rounds = scaled(ROUNDS, scale);
  const wrong: string[] = [];
  let placed = 0;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const next = inTurns(round * 37);
      const textOf = () => {
        placed += 1;
        return next();
      };
      const api = await openUpstream(schemaResponse({ textOf, turn: round }));
      const store = await openStore(api.url);
      const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
      await context.addCookies(
        ['authToken', 'signedIn', 'cartId'].map((name) => ({ name, value: '1', url: store.url })),
      );
      await context.addInitScript(() => {
        globalThis.refused = [];
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          globalThis.refused.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        wrong.push(`a dialog said ${dialog.message()}`);
        void dialog.dismiss();
      });
      // Logged-in customers are redirected away from the pages for visitors only.
      for (const name of pages.filter((one) => PAGES[one].access !== 'visitor'))
        wrong.push(...(await visit(page, store.url, name)));
      await context.close();
      store.stop();
      await api.close();
    }
  } finally {
    await browser.close();
  }
  return {
    tried: `${HOSTILE_TEXTS.length} texts in ${placed} places of ${pages.length} pages`,
    held: 'none ran, none was left to the policy, no page broke',
    wrong: [...new Set(wrong)],
  };
}
