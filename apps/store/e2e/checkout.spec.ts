import { AddPostalAddressToCustomerDocument } from '@patine/contract/operations';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { requestApi } from './steps/api.ts';
import { ADDRESS } from './steps/buy.ts';
import { addCode } from './steps/checkout.ts';
import { fillCart } from './steps/full-cart.ts';
import { listCoat } from './steps/import.ts';
import { LANGUAGES, pathIn, textsIn, type Language } from './steps/language.ts';
import { cards, linksOf } from './steps/products.ts';
import { signUp } from './steps/session.ts';

const WORDS = {
  fr: {
    replaced: /^LIVRAISON remplace BIENVENUE10\s: un seul code .* Le total passe de 72,00\s€ à 80,00\s€/,
    takeBack: 'Remettre BIENVENUE10',
    takenBack: /^BIENVENUE10 remplace LIVRAISON/,
    choose: 'Livrer à cette adresse',
    customs: 'Des droits de douane peuvent s’ajouter',
    customsOf: /passera la douane avant d’être livré \(Suisse\)/,
    recap: 'Vous commandez une pièce',
    terms: /^En commandant, vous acceptez/,
    changed: /Le total a changé/,
    price: /\s: 95,00\s€ au lieu de 80,00\s€/,
    total: /^Total\s: (\d+,\d\d\s€) au lieu de (\d+,\d\d\s€)$/,
  },
  en: {
    replaced: /^LIVRAISON replaces BIENVENUE10: one .* The total goes from €72\.00 to €80\.00/,
    takeBack: 'Put BIENVENUE10 back',
    takenBack: /^BIENVENUE10 replaces LIVRAISON/,
    choose: 'Deliver to this address',
    customs: 'Customs duties may apply',
    customsOf: /will go through customs before delivery \(Switzerland\)/,
    recap: 'You’re ordering one piece',
    terms: /^By ordering, you accept/,
    changed: /The total has changed/,
    price: /: €95\.00 instead of €80\.00/,
    total: /^Total: (€\d+\.\d\d) instead of (€\d+\.\d\d)$/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** Viewport widths from a phone to a wide screen: the breakpoints and widths between them. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

const SWISS = {
  ...ADDRESS,
  countryCode: 'CHE',
  addressLine1: 'Rue du Rhône 8',
  postalCode: '1204',
  cityName: 'Genève',
  phoneNumber: '+41223456789',
};

/** Imports a coat of 80 euros for this journey only and puts it into the cart of a customer with two addresses. */
async function putCoatIntoCart(page: Page, language: Language) {
  const name = `Caban ${language} ${Date.now()}`;
  const coat = { id: name.replaceAll(' ', '-'), title: name, title_en: name };
  await signUp(page, language);
  await page.goto(pathIn(language, '/cart'));
  await listCoat(page, coat);
  const search = pathIn(language, `/shop/search/?text=${encodeURIComponent(name)}`);
  // Imported products are found once they are indexed.
  await expect
    .poll(() => linksOf(page, search))
    .toContainEqual(expect.stringContaining(name.toLowerCase().replaceAll(' ', '-')));
  await page.goto(search);
  await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
  const address = await cards(page).filter({ hasText: name }).getAttribute('href');
  await fillCart(page, [new URL(address ?? '', page.url()).pathname]);
  for (const postalAddress of [ADDRESS, SWISS])
    await requestApi(page, AddPostalAddressToCustomerDocument, { postalAddress });
  return coat;
}

async function deliverTo(page: Page, language: Language, city: string) {
  const change = page.getByRole('button', { name: textsIn(language).changeAddress });
  await change.click();
  await page.getByRole('radiogroup').getByText(city).click();
  await page.getByRole('button', { name: WORDS[language].choose }).click();
  await expect(change).toBeVisible();
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);
    const words = WORDS[language];

    test(`a changed total is shown before the pay button asks for it (${language})`, async ({ page }) => {
      const coat = await putCoatIntoCart(page, language);
      await page.goto(pathIn(language, '/cart'));
      await addCode(page, language, 'bienvenue10');
      await expect(page.getByText(texts.codeCounts)).toBeVisible();
      await addCode(page, language, 'livraison');
      await expect(page.getByText(words.replaced)).toBeVisible();
      await page.getByRole('button', { name: words.takeBack }).click();
      await expect(page.getByText(words.takenBack)).toBeVisible();

      await page.getByRole('link', { name: texts.goToPayment }).click();
      const pay = page.getByRole('button', { name: texts.pay });
      // The default address is selected, another one only on request.
      await expect(page.getByText('75010 Paris').first()).toBeVisible();
      // The cheapest delivery is preselected: a relay point, or home where there are none.
      await expect(page.getByRole('radio', { name: texts.relay })).toBeChecked();
      const points = page.getByRole('radiogroup', { name: texts.relayPoints }).getByRole('radio');
      await expect(points.first()).toBeChecked();
      await expect(pay).toBeEnabled();
      await deliverTo(page, language, 'Genève');
      await expect(page.getByRole('radio', { name: texts.home })).toBeChecked();
      await expect(pay).toBeEnabled();
      await expect(page.getByText(words.customs)).toBeVisible();
      await expect(page.getByText(words.customsOf)).toBeVisible();
      await deliverTo(page, language, 'Paris');
      await expect(page.getByText(words.customs)).toBeHidden();

      // A chosen method stays while it is offered; the nearest relay point comes with the other one.
      await expect(points).toHaveCount(0);
      await page.getByText(texts.relay).first().click();
      await expect(points.first()).toBeChecked();
      await points.nth(1).check();
      await expect(pay).toBeEnabled();

      const recap = page.getByRole('region', { name: words.recap });
      const total = /[€\d,.\s]+$/.exec(await pay.innerText())?.[0].trim() ?? '';
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(recap, `${width} px`).toContainText(coat.title);
        await expect(recap, `${width} px`).toContainText(total);
        const tops = [];
        for (const part of [recap, page.getByText(words.terms), pay]) {
          await expect(part, `${width} px`).toBeVisible();
          tops.push(await part.evaluate((element) => element.getBoundingClientRect().top));
        }
        expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => a - b));
      }

      await listCoat(page, coat, 95);
      await pay.click();
      const refusal = page.getByRole('alert').filter({ hasText: words.changed });
      await expect(refusal.getByText(words.price)).toBeVisible();
      const change = words.total.exec(await refusal.getByText(words.total).innerText());
      expect(change?.[2]).toBe(total);
      await expect(pay).toContainText(change?.[1] ?? '');
      await expect(recap).toContainText(change?.[1] ?? '');
      await pay.click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await expect(page.getByRole('button', { name: change?.[1] ?? '' }).first()).toBeVisible();
    });
  });
