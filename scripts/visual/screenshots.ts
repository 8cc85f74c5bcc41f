/// <reference lib="dom" />
import { chromium, type Browser, type Page } from 'playwright';

const FRAMES = {
  phone: { width: 320, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Frame = keyof typeof FRAMES;

/** Stories as wide as a page are taken at both widths, components only at the narrow one. */
export const framesOf = (title: string): Frame[] =>
  /^(Layout|Blocks|Screens)\//.test(title) ? ['phone', 'desktop'] : ['phone'];

/** Runs before the page's own scripts and fixes `Date`, so that countdowns, dates and opening hours do not change. */
const stopTheClock = () => {
  const Real = Date;
  const noon = Real.parse('2026-11-18T12:00:00+01:00');
  const Stopped = function (...parts: []) {
    return new.target ? Reflect.construct(Real, parts.length > 0 ? parts : [noon], new.target) : Real();
  };
  globalThis.Date = Object.assign(Stopped, { now: () => noon, parse: Real.parse, UTC: Real.UTC }) as never;
  Stopped.prototype = Real.prototype;
};

/** Makes antialiasing and colours independent of the machine's screen. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export const launchChromium = (executablePath: string) =>
  chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

/** Languages of the samples, and what a browser says of each. */
export const VISUAL_LOCALES = { fr: 'fr-FR', en: 'en-US' } as const;
export type VisualLocale = keyof typeof VISUAL_LOCALES;

export async function openFrame(browser: Browser, frame: Frame, locale: VisualLocale): Promise<Page> {
  const context = await browser.newContext({
    viewport: FRAMES[frame],
    locale: VISUAL_LOCALES[locale],
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.addInitScript(stopTheClock);
  return page;
}

/** Runs in the page: returns the story's state once its play function, fonts and pictures are done. */
const renderState = async () => {
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

/**
 * A story that scrolled its page is taken as it stands: for the whole page the browser makes its window larger, which
 * scrolls back, and what follows the scroll would change meanwhile.
 */
const isScrolled = (page: Page) => page.evaluate(() => scrollY > 0);

const take = (page: Page, fullPage: boolean) =>
  page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });

/** React may delay a lazy component by up to 300 ms. */
const SUSPENSE_MS = 400;

/** Takes screenshots until two in a row are equal. */
async function takeStable(page: Page): Promise<Buffer> {
  await page.waitForTimeout(SUSPENSE_MS);
  const fullPage = !(await isScrolled(page));
  let last = await take(page, fullPage);
  for (let again = 0; again < 10; again += 1) {
    await page.waitForTimeout(100);
    const next = await take(page, fullPage);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Takes a screenshot of one story as a PNG; null when it fails to render. */
export async function takeScreenshot(
  page: Page,
  url: string,
  { id, locale, theme }: { id: string; locale: VisualLocale; theme: string },
): Promise<Buffer | null> {
  await page.mouse.move(0, 0);
  // Accessibility checks run elsewhere and would change the page during the screenshot.
  const story = `id=${id}&viewMode=story&globals=locale:${locale};theme:${theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?${story}`, { waitUntil: 'networkidle' });
  for (;;) {
    const state = await page.waitForFunction(renderState, undefined, { timeout: 30_000, polling: 50 });
    if ((await state.jsonValue()) === 'errored') return null;
    const picture = await takeStable(page);
    // On a busy machine Storybook may render the story again meanwhile; a screenshot of its spinner is discarded.
    if ((await page.evaluate(renderState)) === 'shown') return picture;
  }
}
