import { UpdateCustomerDocument } from '@patine/contract/operations';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { requestApi } from './steps/api.ts';
import { LANGUAGES, ONE_LANGUAGE, pathIn, textsIn, type Language } from './steps/language.ts';
import { hrefsOf } from './steps/list.ts';
import { cards } from './steps/products.ts';
import { logIn, newPerson, register, signUp } from './steps/session.ts';

/** The wishlist link in the header with its count. */
const wishes = (page: Page, language: Language, count: 0 | 1) => {
  const { noWish, oneWish } = textsIn(language);
  return page.getByRole('banner').getByRole('link', { name: count === 0 ? noWish : oneWish, exact: true });
};

/** Adds the shop's cheapest product to the wishlist; returns the URL of its page. */
async function addFirstProduct(page: Page, language: Language): Promise<string> {
  await page.goto(pathIn(language, '/shop/?sortby=price_asc&hidesold=true'));
  const card = page.getByRole('main').getByRole('article').first();
  const heart = card.getByRole('button', { name: textsIn(language).heart });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(wishes(page, language, 1)).toBeVisible();
  return new URL((await card.getByRole('link').getAttribute('href')) ?? '', page.url()).pathname;
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);
    test(`a wishlist button pressed by a visitor counts once they have an account (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/shop/?sortby=price_asc&hidesold=true'));
      await expect(wishes(page, language, 0)).toBeVisible();
      const heart = page.getByRole('article').first().getByRole('button', { name: texts.heart });
      const name = await heart.getAttribute('aria-label');
      await heart.click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await page.getByRole('link', { name: texts.createAccount }).click();
      await register(page, language, newPerson());

      await expect(page).toHaveURL(/\/shop\/\?sortby=price_asc&hidesold=true$/);
      await expect(wishes(page, language, 1)).toBeVisible();
      const same = page.getByRole('button', { name: name ?? '', exact: true }).first();
      await expect(same).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(same).toHaveAttribute('aria-pressed', 'true');
      await same.click();
      await expect(same).toHaveAttribute('aria-pressed', 'false');
      await expect(wishes(page, language, 0)).toBeVisible();
    });

    test(`a wishlist is shared, viewed by somebody else, and private again (${language})`, async ({
      page,
      browser,
    }) => {
      const person = await signUp(page, language);
      const rename = (firstName: string) =>
        requestApi(page, UpdateCustomerDocument, { customerUpdate: { firstName } });
      await rename('Annette');
      await page.goto(pathIn(language, '/wishlist'));
      await expect(page.getByRole('main').getByRole('link', { name: texts.liveDrops })).toBeVisible();
      const address = await addFirstProduct(page, language);
      await wishes(page, language, 1).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.myWishlist })).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole('link', { name: texts.chooseEmails })).toBeVisible();
      await page.getByRole('button', { name: texts.shareList }).click();
      const link = await page.getByRole('textbox', { name: texts.listLink }).inputValue();
      expect(link).toMatch(/\/wishlist\/[0-9a-f]{64}$/);

      const other = await browser.newContext({ locale: LOCALE_TAGS[language] });
      const guest = await other.newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1, name: texts.sharedWishlist })).toBeVisible();
      await expect.poll(() => hrefsOf(cards(guest))).toEqual([address]);
      await expect(guest.getByRole('button', { name: texts.shareList })).toBeHidden();
      const heart = guest.getByRole('button', { name: texts.giveHeart });
      // One heart a card: the vote.
      await expect(heart).toBeVisible();
      await expect(cards(guest).locator('xpath=ancestor::article').getByRole('button')).toHaveCount(0);
      const found = guest.waitForResponse('**/graphql');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await found;
      await rename('Camille');
      await guest.reload();
      await expect(
        guest.getByRole('heading', { level: 1, name: texts.sharedWishlistOfCamille }),
      ).toBeVisible();
      await rename('Annette');
      await guest.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: texts.myWishlist })).toBeVisible();
      await expect(page.getByText(texts.oneFriendsHeart)).toBeVisible();
      await page.getByRole('button', { name: texts.makePrivate }).click();
      await page.getByRole('button', { name: texts.confirmPrivate, exact: true }).click();
      await expect(page.getByRole('button', { name: texts.shareList })).toBeVisible();
      await guest.reload();
      await expect(guest.getByText(texts.notFound)).toBeVisible();

      await guest.goto(pathIn(language, '/wishlist'));
      await expect(guest.getByRole('heading', { level: 1, name: texts.findWishlist })).toBeVisible();
      await guest.getByRole('main').getByRole('link', { name: texts.logIn }).click();
      await logIn(guest, language, person);
      await expect.poll(() => hrefsOf(cards(guest))).toEqual([address]);
      await other.close();
    });
  });

for (const language of ONE_LANGUAGE)
  test.describe(`${language} alone`, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`the shop is filtered by the favourites of the signed-in customer (${language})`, async ({
      page,
      browser,
    }) => {
      const person = await signUp(page, language);
      const address = await addFirstProduct(page, language);
      await page.getByRole('complementary').getByRole('link', { name: texts.onlyFavorites }).click();
      await expect(page).toHaveURL(/favorite=only/);
      await expect(cards(page)).toHaveCount(1);
      await expect.poll(() => hrefsOf(cards(page))).toEqual([address]);
      await page.getByRole('complementary').getByRole('link', { name: texts.exceptFavorites }).click();
      await expect(page).toHaveURL(/favorite=except/);
      await expect(cards(page)).toHaveCount(96);
      await expect(page.getByRole('main').locator(`article a[href^="${address}"]`)).toHaveCount(0);

      const other = await browser.newContext({ locale: LOCALE_TAGS[language] });
      const visitor = await other.newPage();
      await visitor.goto(pathIn(language, '/shop/?favorite=only'));
      await expect(visitor.getByText(texts.whoseFavorites)).toBeVisible();
      await visitor.getByRole('main').getByRole('link', { name: texts.logIn }).click();
      await logIn(visitor, language, person);
      await expect(visitor).toHaveURL(/favorite=only/);
      await expect(cards(visitor)).toHaveCount(1);
      await other.close();
    });
  });
