import { readFile } from 'node:fs/promises';
import { MeDocument } from '@patine/contract/operations';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { addAddress, giveSizes, saveDetails } from './steps/account.ts';
import { requestApi } from './steps/api.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { join, signUp } from './steps/session.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`details, sizes, a garment and an address are saved one after the other (${language})`, async ({
      page,
    }) => {
      const person = await join(page, language);
      await page.goto(pathIn(language, '/account'));
      await expect(page).toHaveURL(/\/account\/orders$/);
      const menu = page.getByRole('navigation', { name: texts.myAccount });
      const firstSteps = page.getByRole('region', { name: texts.noOrders });
      await expect(firstSteps.getByRole('link', { name: texts.mySizes })).toBeVisible();

      await menu.getByRole('link', { name: texts.myDetails }).click();
      await expect(page.getByRole('button', { name: texts.save, exact: true })).toBeDisabled();
      await page.getByRole('textbox', { name: texts.firstName }).fill('Zoé');
      const own = page.getByRole('textbox', { name: texts.ownPassword });
      await expect(own).toBeHidden();
      await page.getByRole('textbox', { name: texts.email }).fill(`new-${person.email}`);
      await own.fill('Autre-veste-9');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(texts.notOwnPassword);
      await own.fill(person.password);
      await saveDetails(page, language);
      await expect(own).toBeHidden();
      await expect(page.getByText(`new-${person.email}`)).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.email })).toHaveValue(person.email);
      const shown = page.getByRole('textbox', { name: texts.displayName });
      await expect(shown).toHaveValue('Zoé M.');
      await shown.fill('Zouzou');
      await saveDetails(page, language);

      await menu.getByRole('link', { name: texts.mySizes }).click();
      await giveSizes(page, language);
      await page.getByRole('combobox', { name: texts.addGarment }).selectOption(texts.jacket);
      await page.getByRole('textbox', { name: texts.armpits }).fill('52,5');
      await page.getByRole('button', { name: texts.saveMeasures }).click();
      await expect(page.getByRole('region', { name: texts.jacket })).toContainText(/52[.,]5/);
      await page.reload();
      await expect(page.getByRole('checkbox', { name: /^M\b/ })).toBeChecked();
      await expect(page.getByRole('region', { name: texts.jacket })).toContainText(/52[.,]5/);

      await menu.getByRole('link', { name: texts.myAddresses }).click();
      await addAddress(page, language);
      await page.getByRole('button', { name: texts.deleteAddress }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.confirmDelete }).click();
      await expect(page.getByText(texts.addressDeleted)).toBeVisible();
      await expect(page.getByText(texts.addressSaved)).toBeHidden();

      const other = language === 'en' ? 'fr' : 'en';
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(other, '/account/addresses')}$`));
      const profile = async () => (await requestApi(page, MeDocument, {})).me?.locale;
      await expect.poll(profile).toBe(other.toUpperCase());
    });

    test(`an account is exported to a file and erased (${language})`, async ({ page }) => {
      const person = await signUp(page, language);
      await page.goto(pathIn(language, '/account/details'));
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: texts.downloadData }).click(),
      ]);
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        profile: { emailAddress: person.email },
      });

      await page.getByRole('button', { name: texts.eraseAccount }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: texts.password }).fill(person.password);
      await dialog.getByRole('button', { name: texts.eraseAccount }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.erased })).toBeVisible();
      await page.goto(pathIn(language, '/account'));
      await expect(page).toHaveURL(/\/login/);
    });
  });
