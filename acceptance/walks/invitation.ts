import type { Page } from 'playwright';
import type { Visit } from '../visit.ts';

/** The form of the newsletter that is proposed, and not the footer's. */
export const INVITATION = 'form[action*="source=popin"]';

/** Comes from one page to a second one and reads down it, until the newsletter is proposed. */
export async function openInvitation(page: Page, visit: Visit) {
  await page.goto(visit.path('/'));
  await page.goto(visit.path('/shop/'), { referer: visit.origin + visit.path('/') });
  await page.waitForLoadState('networkidle');
  const invitation = page.locator(INVITATION);
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(250);
    if ((await invitation.count()) > 0) return;
  }
  throw new Error('nothing proposes the newsletter');
}
