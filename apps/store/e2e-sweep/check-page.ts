import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { waitForHydration } from '../e2e/steps/hydration.ts';
import { axeFinds } from '../e2e/steps/axe.ts';
import { PAGE_ID } from '../src/lib/boot.ts';

const idsIn = (file: string) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object);

/** Message ids: a page shows one in place of its text if the message was not loaded. */
const IDS = new Set([...idsIn('../src/i18n/fr.json'), ...idsIn('../../../packages/ui/src/messages/fr.json')]);

/** Pending requests of each page. */
const openRequests = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const known = openRequests.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  openRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Opens a page and waits for hydration; the offline page has none. */
export async function arriveAt(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  requestsOf(page).clear();
  if ((await page.locator(`#${PAGE_ID}`).count()) > 0) await waitForHydration(page);
}

/** Waits until animations have ended and no requests are pending. */
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

/** Checks the page's current state for axe violations, missing messages and horizontal overflow. */
export async function checkPage(page: Page, name: string, covered = false) {
  await settle(page);
  expect.soft(await axeFinds(page, { covered }), `axe on ${name}`).toEqual([]);
  expect.soft(await missingWords(page), `words of ${name}`).toEqual([]);
  expect.soft(await sidewaysBy(page), `${name} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Controls that open something: menus, dialogs, drawers, folds. */
const OPENERS = [
  'main summary',
  'footer summary',
  'header summary',
  'button[aria-haspopup]',
  'button[aria-expanded="false"]',
].join(', ');
/** Leaves out header and footer: they are the same on all pages and are checked on one. */
export const OPENERS_OF_ITS_OWN = `:is(${OPENERS}):not(header *, footer *)`;
/** Maximum number of controls opened on a page: similar folds look alike. */
const MAX_OPENED = 14;

/** Some controls are only for the keyboard: they are 1 px wide until they have the focus. */
async function press(opener: Locator) {
  const box = await opener.boundingBox();
  if (box && box.width > 1) await opener.click({ timeout: 5_000 });
  else await opener.press('Enter', { timeout: 5_000 });
}

/** On a wide screen some folds are always open and cannot be clicked. */
const canBePressed = (opener: Locator) =>
  opener.evaluate((element) => getComputedStyle(element).pointerEvents !== 'none');

/** Opens every control of a page one after the other, each time on the page's initial state. */
export async function checkOpened(page: Page, path: string, which = OPENERS) {
  const openers = page.locator(which).filter({ visible: true });
  const count = Math.min(await openers.count(), MAX_OPENED);
  for (let place = 0; place < count; place += 1) {
    const opener = openers.nth(place);
    if (!(await opener.isVisible()) || !(await canBePressed(opener))) continue;
    const label = (await opener.innerText()).trim() || (await opener.getAttribute('aria-label'));
    await press(opener);
    await checkPage(page, `${path}, ${label} open`, true);
    await arriveAt(page, path);
  }
}

/** Submits an empty form and checks its error messages. */
export async function checkErrors(page: Page, path: string) {
  await arriveAt(page, path);
  const form = page
    .locator('main form')
    .filter({ has: page.locator('button[type="submit"]') })
    .first();
  await form.locator('button[type="submit"]').first().click({ timeout: 5_000 });
  await checkPage(page, `${path} with errors`);
}
