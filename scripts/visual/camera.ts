/// <reference lib="dom" />
import { chromium, type Browser, type Page } from 'playwright';

const FRAMES = {
  phone: { width: 320, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Frame = keyof typeof FRAMES;

/** What takes the width of a page is seen on both; a part of one where it has least room. */
export const framesOf = (title: string): Frame[] =>
  /^(Layout|Blocks|Screens)\//.test(title) ? ['phone', 'desktop'] : ['phone'];

/** Runs before the page's own scripts: a countdown, a date or an opening hour is seen at one moment for ever. */
const stopTheClock = () => {
  const Real = Date;
  const noon = Real.parse('2026-11-18T12:00:00+01:00');
  const Stopped = function (...parts: []) {
    return new.target ? Reflect.construct(Real, parts.length > 0 ? parts : [noon], new.target) : Real();
  };
  globalThis.Date = Object.assign(Stopped, { now: () => noon, parse: Real.parse, UTC: Real.UTC }) as never;
  Stopped.prototype = Real.prototype;
};

/** Smoothing and colours that do not depend on the screen of who runs it. */
const STEADY = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export const openCamera = (executablePath: string) => chromium.launch({ executablePath, args: STEADY });

export async function openFrame(browser: Browser, frame: Frame): Promise<Page> {
  const context = await browser.newContext({
    viewport: FRAMES[frame],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.addInitScript(stopTheClock);
  return page;
}

/** Runs in the page: says how the story stands, once it has played and its fonts and pictures are there. */
const standing = async () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  const phase = preview?.currentRender?.phase;
  if (phase === 'errored') return 'errored';
  if (document.readyState !== 'complete') return '';
  const isOver = phase === 'finished' || phase === 'completed';
  if (!isOver || !document.body.classList.contains('sb-show-main')) return '';
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return 'shown';
};

const take = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** React keeps what was fetched late from sight for up to 300 ms. */
const LATE_MS = 400;

/** Two pictures alike in a row: what still moved has come to rest. */
async function takeAtRest(page: Page): Promise<Buffer> {
  await page.waitForTimeout(LATE_MS);
  let last = await take(page);
  for (let again = 0; again < 10; again += 1) {
    await page.waitForTimeout(100);
    const next = await take(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** One story as a PNG; null when it fails to show. */
export async function photograph(page: Page, address: string, id: string): Promise<Buffer | null> {
  await page.mouse.move(0, 0);
  // The checks of accessibility run elsewhere, and would touch the story while it stands for its picture.
  const story = `id=${id}&viewMode=story&globals=locale:fr;a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?${story}`, { waitUntil: 'networkidle' });
  for (;;) {
    const state = await page.waitForFunction(standing, undefined, { timeout: 30_000, polling: 50 });
    if ((await state.jsonValue()) === 'errored') return null;
    const picture = await takeAtRest(page);
    // A busy machine may begin the story anew under the camera: its spinner is no picture.
    if ((await page.evaluate(standing)) === 'shown') return picture;
  }
}
