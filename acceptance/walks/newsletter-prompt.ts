import type { Page } from 'playwright';
import type { Visit } from '../visit.ts';

/** The newsletter form in the popup, not the one in the footer. */
export const NEWSLETTER_PROMPT = 'form[action*="source=popin"]';

/** Visits a second page and scrolls down until the newsletter popup appears. */
export async function openNewsletterPrompt(page: Page, visit: Visit) {
  await page.goto(visit.path('/'));
  await page.goto(visit.path('/shop/'), { referer: visit.origin + visit.path('/') });
  await page.waitForLoadState('networkidle');
  const invitation = page.locator(NEWSLETTER_PROMPT);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(250);
    if ((await invitation.count()) > 0) return;
  }
  // Its code comes after the pictures that scrolling has asked for, which a new shop encodes first.
  await invitation.waitFor();
}
