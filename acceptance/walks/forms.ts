import type { Page } from 'playwright';
import { textsIn } from '../../apps/store/e2e/steps/language.ts';
import { newPerson } from '../../apps/store/e2e/steps/session.ts';
import { walks, type Proof } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { isShown, shownMessageIn, type ShownMessage } from './messages.ts';
import { inBrowser } from './pages.ts';

/** On a busy machine a failed request is retried late. */
const TIMEOUT_MS = 20_000;

/** Waits until the main part of the page shows this text. */
export async function mustAppear(page: Page, visit: Visit, said: ShownMessage) {
  const wanted = shownMessageIn(visit.language, said);
  const end = Date.now() + TIMEOUT_MS;
  let text = '';
  while (Date.now() < end) {
    text = await page.locator('body').innerText();
    if (isShown(text, wanted)) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`nothing says ${wanted.toString()} at ${page.url()}`);
}

/** Passes if the page shows this text after `use`. */
export const formSays = (use: (page: Page, visit: Visit) => Promise<void>, said: ShownMessage): Proof =>
  walks(
    inBrowser(async (page, visit) => {
      await use(page, visit);
      await mustAppear(page, visit, said);
    }),
  );

type Typed = { email?: string; password?: string; confirmation?: string; whole?: boolean };

/** Passes if the registration form shows this text after it is sent with these values; others stay empty. */
export const registrationSays = (
  { email, password, confirmation, whole = false }: Typed,
  said: ShownMessage,
): Proof =>
  formSays(async (page, visit) => {
    const texts = textsIn(visit.language);
    await page.goto(visit.path('/register'));
    await page.waitForLoadState('networkidle');
    const secret = password ?? (whole ? newPerson().password : undefined);
    if (whole) {
      await page.getByRole('textbox', { name: texts.firstName }).fill('Camille');
      await page.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Morel');
      await page.getByRole('checkbox', { name: texts.acceptTerms }).check();
    }
    if (email !== undefined) await page.getByRole('textbox', { name: texts.email }).fill(email);
    if (secret !== undefined) {
      await page.getByRole('textbox', { name: texts.password, exact: true }).fill(secret);
      await page.getByRole('textbox', { name: texts.confirmPassword }).fill(confirmation ?? secret);
    }
    await page.getByRole('button', { name: texts.createMyAccount }).click();
  }, said);
