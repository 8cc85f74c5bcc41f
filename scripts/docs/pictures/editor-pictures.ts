import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOCALE_TAGS, LOCALES, type Locale } from '../../../packages/core/src/index.ts';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from '../../build.ts';
import { chromiumPath } from '../../chromium.ts';
import { freePort } from '../../preflight.ts';
import { Stop, root } from '../../root.ts';
import { fillDemoCatalogue, marketplace, startShop } from '../../shop.ts';
import { MAX_BYTES, PICTURES } from './bounds.ts';
import { SCENES } from './scenes.ts';
import { deleteRelease, prepareContent, prepareDrop, preparePictures } from './team-content.ts';
import { inviteTeam } from './team.ts';

const VIEWPORT = { width: 1280, height: 800 };
/** The best of these that makes a picture light enough. */
const QUALITIES = [80, 70, 60, 50, 40, 30];
/** Time for what moves, such as a dialog that opens. */
const SETTLE_MS = 1_000;
/** Pictures of pieces are drawn when they are first asked for. */
const PICTURES_MS = 30_000;
const FIRST_PORT = 5600;

async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Stop(`A picture weighs more than ${MAX_BYTES} bytes.`);
}

/** Path of a new access link. */
function accessTo(dataDir: string): string {
  const row = marketplace(['content', 'token', '--json'], { DATA_DIR: dataDir });
  const { pathname, search } = new URL((JSON.parse(row) as { address: string }).address);
  return pathname + search;
}

/** Draws the pictures of the editors' manuals: each screen of the page editor, in a demo shop of its own. */
export async function drawEditorPictures(names: readonly string[]) {
  build();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'patine-pictures-'));
  fillDemoCatalogue(dataDir);
  const access = accessTo(dataDir);
  const port = await freePort(FIRST_PORT);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir, env: { DEV_MAIL: '1', LOG_LEVEL: 'error' } });
  const browser = await launch();
  try {
    const { team, state } = await inviteTeam(browser, shop.url, access);
    await prepareDrop(team);
    await preparePictures(team);
    for (const locale of LOCALES) {
      const release = await prepareContent(team, locale);
      const own = await launch(locale);
      const context = await own.newContext({
        baseURL: shop.url,
        locale: LOCALE_TAGS[locale],
        viewport: VIEWPORT,
        storageState: state,
      });
      for (const [name, show] of Object.entries(SCENES)) {
        if (names.length > 0 && !names.includes(name)) continue;
        const page = await context.newPage();
        await show({ page, locale, release });
        await settle(page);
        write(locale, name, await encode(await page.screenshot()));
        await page.close();
      }
      await own.close();
      await deleteRelease(team, release);
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A browser in a language: its fields for dates are written as that language writes them. */
const launch = (locale?: Locale) =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', ...(locale ? [`--lang=${LOCALE_TAGS[locale]}`] : [])],
    env: { ...process.env, ...(locale ? { LANGUAGE: LOCALE_TAGS[locale] } : {}) },
  });

/** Waits for the pictures in sight, those of a preview too. */
async function settle(page: Page) {
  await page.waitForTimeout(SETTLE_MS);
  for (const frame of page.frames())
    await frame.waitForFunction(
      () =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, height } = image.getBoundingClientRect();
            return height > 0 && bottom > 0 && top < innerHeight;
          })
          .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      undefined,
      { timeout: PICTURES_MS },
    );
  await page.waitForTimeout(SETTLE_MS);
}

function write(locale: Locale, name: string, webp: Buffer) {
  const folder = path.join(root, PICTURES, locale);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.webp`), webp);
  console.log(`${PICTURES}/${locale}/${name}.webp: ${webp.length} bytes`);
}
