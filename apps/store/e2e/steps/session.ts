import { expect, type Page } from '@playwright/test';
import { pathIn, textsIn, type Language } from './language.ts';

export type Person = { email: string; password: string };

let people = 0;

/** Somebody whom the shop does not know yet. */
export const newPerson = (): Person => ({
  email: `camille.${Date.now()}.${(people += 1)}@example.fr`,
  password: 'Vestes-927!',
});

/** Fills in the form of the open register page and sends it. */
export async function register(page: Page, language: Language, person: Person) {
  const texts = textsIn(language);
  await page.getByRole('textbox', { name: texts.firstName }).fill('Camille');
  await page.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Morel');
  await page.getByRole('textbox', { name: texts.email }).fill(person.email);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: texts.confirmPassword }).fill(person.password);
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check();
  await page.getByRole('button', { name: texts.createMyAccount }).click();
}

/** Opens an account and ends on the home page. */
export async function join(page: Page, language: Language): Promise<Person> {
  const person = newPerson();
  await page.goto(pathIn(language, '/register'));
  await register(page, language, person);
  await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/);
  return person;
}

/** Fills in the form of the open login page and sends it. */
export async function logIn(page: Page, language: Language, person: Person) {
  const texts = textsIn(language);
  await page.getByRole('textbox', { name: texts.email }).fill(person.email);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(person.password);
  await page.getByRole('button', { name: texts.logIn }).click();
}
