import { CreateCustomerDocument } from '@patine/contract/operations';
import { expect, type Page } from '@playwright/test';
import { requestApi } from './api.ts';
import { pathIn, textsIn, type Language } from './language.ts';

export type Person = { email: string; password: string };

let people = 0;

/** Credentials of a person without an account. */
export const newPerson = (): Person => ({
  email: `camille.${Date.now()}.${(people += 1)}@example.fr`,
  password: 'Vestes-927!',
});

/** Fills in and submits the short registration form, on the way from the cart to the payment. */
export async function registerForCheckout(page: Page, language: Language, person: Person) {
  const texts = textsIn(language);
  // The login form, which also asks for an e-mail, stays until this one is loaded.
  await page.getByRole('textbox', { name: texts.firstName }).waitFor();
  await page.getByRole('textbox', { name: texts.email }).fill(person.email);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: texts.firstName }).fill('Camille');
  await page.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Morel');
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check();
  await page.getByRole('button', { name: texts.createMyAccount }).click();
}

/** Fills in and submits the open registration form. */
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

/** Registers an account without its form. */
export const openAccount = (page: Page, language: Language, { email, password }: Person) =>
  requestApi(page, CreateCustomerDocument, {
    customerCreate: {
      firstName: 'Camille',
      lastName: 'Morel',
      emailAddress: email,
      plainPassword: password,
      acceptTermsAndConditions: true,
      optIn: false,
      locale: language === 'en' ? 'EN' : 'FR',
    },
  });

/** Registers a new person and logs them in without forms, for journeys that test neither. */
export async function signUp(page: Page, language: Language): Promise<Person> {
  const person = newPerson();
  await openAccount(page, language, person);
  const credentials = Buffer.from(`${person.email}:${person.password}`).toString('base64');
  const response = await page.request.post('/authenticate', {
    headers: { authorization: `Basic ${credentials}` },
  });
  expect(response.ok()).toBe(true);
  return person;
}

/** Registers with the form and ends on the home page. */
export async function join(page: Page, language: Language): Promise<Person> {
  const person = newPerson();
  await page.goto(pathIn(language, '/register'));
  await register(page, language, person);
  // Hashing the password is slow on purpose, and two shops share the machine.
  await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/, { timeout: 20_000 });
  return person;
}

/** Fills in and submits the open login form. */
export async function logIn(page: Page, language: Language, person: Person) {
  const texts = textsIn(language);
  await page.getByRole('textbox', { name: texts.email }).fill(person.email);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(person.password);
  await page.getByRole('button', { name: texts.logIn }).click();
}
