import { expect, type Page } from '@playwright/test';
import { textsIn, type Language } from './language.ts';

/** Submits the open details form and waits for its confirmation. */
export async function saveDetails(page: Page, language: Language) {
  const texts = textsIn(language);
  const save = page.getByRole('button', { name: texts.save, exact: true });
  await save.click();
  await expect(page.getByText(texts.detailsSaved)).toBeVisible();
  await expect(save).toBeDisabled();
}

/** Selects and saves two sizes on the open page. */
export async function giveSizes(page: Page, language: Language) {
  const texts = textsIn(language);
  await page.getByRole('checkbox', { name: /^M\b/ }).press('Space');
  await page.getByRole('checkbox', { name: /^38\b/ }).press('Space');
  await page.getByRole('button', { name: texts.saveSizes }).click();
  await expect(page.getByText(texts.sizesSaved)).toBeVisible();
}

/** Adds an address to the open address book, with an autocompleted street. */
export async function addAddress(page: Page, language: Language) {
  const texts = textsIn(language);
  await page.getByRole('link', { name: texts.addAddress }).click();
  await page.getByRole('combobox', { name: texts.street }).pressSequentially('12 rue Haute, 330');
  await page.getByRole('option', { name: '12 rue Haute, 33000 Bordeaux' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: texts.city })).toHaveValue('Bordeaux');
  await page.getByRole('textbox', { name: texts.phone }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: texts.saveAddress }).click();
  await expect(page.getByText('33000 Bordeaux')).toBeVisible();
}

/** Logs out from the account page and checks that the browser keeps nothing of the session. */
export async function logOut(page: Page, language: Language) {
  await page.getByRole('button', { name: textsIn(language).logOut }).click();
  await page.waitForURL(({ pathname }) => pathname === (language === 'en' ? '/en' : '/'));
  const left = (await page.context().cookies()).filter(({ name }) => /token|signedIn|cartId/i.test(name));
  expect(left).toEqual([]);
}
