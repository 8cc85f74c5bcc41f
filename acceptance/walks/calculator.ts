import type { Page } from 'playwright';
import { textsIn } from '../../apps/store/e2e/steps/language.ts';
import type { Visit } from '../visit.ts';

/** Path of the jeans calculator in the visit's language. */
export const calculatorPath = ({ language }: Visit) =>
  language === 'fr' ? '/calculateur-jean-levis' : '/en/levis-jeans-calculator';

/** Answers the calculator's four questions and opens the results. */
export async function answerCalculator(page: Page, visit: Visit) {
  const texts = textsIn(visit.language);
  await page.goto(calculatorPath(visit));
  // Each question is known by its answers: before hydration the press of "next" takes a moment.
  for (const name of [/^FR\s38/, /1[.,]65.*1[.,]70/, texts.fit]) {
    await page.getByRole('radio', { name }).check({ force: true });
    await page.getByRole('button', { name: texts.next, exact: true }).click();
  }
  await page.getByRole('checkbox', { name: texts.black }).check({ force: true });
  await page.getByRole('button', { name: texts.seeJeans }).click();
  await page.waitForURL(/jeanLevisSizeW=\d+/);
}
