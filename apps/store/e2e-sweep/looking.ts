import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { toBeAlive } from '../e2e/steps/alive.ts';
import { axeFinds } from '../e2e/steps/axe.ts';
import { PAGE_ID } from '../src/lib/boot.ts';

const idsIn = (file: string) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object);

/** What a page shows in a word's place when the word did not come with it. */
const IDS = new Set([...idsIn('../src/i18n/fr.json'), ...idsIn('../../../packages/ui/src/messages/fr.json')]);

/** What each page has asked for and not yet been given. */
const asked = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const known = asked.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  asked.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** The page as it is once it lives; the one for those without a network never does. */
export async function arriveAt(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  requestsOf(page).clear();
  if ((await page.locator(`#${PAGE_ID}`).count()) > 0) await toBeAlive(page);
}

/** Motion is over, and what a press fetched has come. */
async function settle(page: Page) {
  const requests = requestsOf(page);
  let still = 0;
  await expect
    .poll(() => (still = requests.size === 0 ? still + 1 : 0), { intervals: [100] })
    .toBeGreaterThan(3);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
}

const missingWords = async (page: Page) =>
  (await page.locator('body').innerText()).split(/\s+/).filter((word) => IDS.has(word));

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Notes each of axe's rules that the page as it stands breaks, words that are missing, and what sticks out of it. */
export async function lookAt(page: Page, name: string, covered = false) {
  await settle(page);
  expect.soft(await axeFinds(page, { covered }), `axe on ${name}`).toEqual([]);
  expect.soft(await missingWords(page), `words of ${name}`).toEqual([]);
  expect.soft(await sidewaysBy(page), `${name} is wider than its window`).toBeLessThanOrEqual(0);
}

/** What opens something: menus, dialogs, drawers, folds. */
const OPENERS = [
  'main summary',
  'footer summary',
  'header summary',
  'button[aria-haspopup]',
  'button[aria-expanded="false"]',
].join(', ');
/** Without what header and footer open: alike on all pages, it is looked at on one. */
export const OPENERS_OF_ITS_OWN = `:is(${OPENERS}):not(header *, footer *)`;
/** Folds that are alike look alike: so many of a page are opened. */
const MOST_OPENED = 14;

/** Some are there for the keyboard alone: they take up a pixel until it reaches them. */
async function press(opener: Locator) {
  const box = await opener.boundingBox();
  if (box && box.width > 1) await opener.click({ timeout: 5_000 });
  else await opener.press('Enter', { timeout: 5_000 });
}

/** A fold that a wide screen always shows open has a head that cannot be pressed there. */
const canBePressed = (opener: Locator) =>
  opener.evaluate((element) => getComputedStyle(element).pointerEvents !== 'none');

/** Opens all that a page can open, one after the other, each time on the page as it first was. */
export async function lookIntoAll(page: Page, path: string, which = OPENERS) {
  const openers = page.locator(which).filter({ visible: true });
  const count = Math.min(await openers.count(), MOST_OPENED);
  for (let place = 0; place < count; place += 1) {
    const opener = openers.nth(place);
    if (!(await opener.isVisible()) || !(await canBePressed(opener))) continue;
    const label = (await opener.innerText()).trim() || (await opener.getAttribute('aria-label'));
    await press(opener);
    await lookAt(page, `${path}, ${label} open`, true);
    await arriveAt(page, path);
  }
}

/** Sends a form as it stands, and looks at what it says. */
export async function lookAtErrors(page: Page, path: string) {
  await arriveAt(page, path);
  const form = page
    .locator('main form')
    .filter({ has: page.locator('button[type="submit"]') })
    .first();
  await form.locator('button[type="submit"]').first().click({ timeout: 5_000 });
  await lookAt(page, `${path} with errors`);
}
