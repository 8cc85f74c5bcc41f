import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { buySome } from '../e2e/steps/buy.ts';
import { LANGUAGES, pathIn, textsIn, type Language } from '../e2e/steps/language.ts';
import { operator } from '../e2e/steps/operator.ts';
import { addSomeProduct, productUrls } from '../e2e/steps/products.ts';
import { signUp } from '../e2e/steps/session.ts';
import { PAGES, type PageName } from '../src/pages.ts';
import { fillPath } from '../src/paths.ts';
import { OPENERS_OF_ITS_OWN, arriveAt, checkPage, checkErrors, checkOpened } from './check-page.ts';

/** Pages without path parameters that need no login. */
const open = (Object.keys(PAGES) as PageName[]).filter(
  (name) => PAGES[name].access !== 'session' && !['product', 'seller', 'article', 'landing'].includes(name),
);

/** Returns the home page's links to pages that editors write. */
async function writtenPages(page: Page, language: Language): Promise<string[]> {
  await page.goto(language === 'en' ? '/en' : '/');
  const paths = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(paths)].filter((path) => /^(\/en)?\/(pages|landing)\//.test(path));
}

async function visit(page: Page, path: string) {
  await arriveAt(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkPage(page, path);
}

/** Checks one email of each subject that the shop has sent so far. */
async function lookAtMails(page: Page) {
  const response = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
  const mails = (await response.json()) as { id: string; subject: string }[];
  const bySubject = new Map(mails.map(({ id, subject }) => [subject.replaceAll(/\d/g, ''), id]));
  expect(bySubject.size).toBeGreaterThan(2);
  for (const [subject, id] of bySubject) {
    const mail = await page.request.get(`/dev/mail/${id}`, { headers: { accept: 'application/json' } });
    const { html } = (await mail.json()) as { html: string };
    await page.setContent(html);
    await checkPage(page, `the letter “${subject}”`);
  }
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);
    const at = (name: PageName, params: Record<string, string> = {}) => fillPath(name, language, params);
    const newSearch = `${at('account-search-new')}?list=${encodeURIComponent(pathIn(language, '/shop/women/'))}`;

    test(`public pages (${language})`, async ({ page }) => {
      const more = [
        pathIn(language, '/shop/women/'),
        pathIn(language, '/shop/?colors=noir&brands=levis'),
        pathIn(language, '/shop/search/?text=zzzzzz'),
        at('seller', { slug: 'la-malle-de-suzanne' }),
        pathIn(language, '/rien'),
        pathIn(language, '/offline'),
        at('alerts', { token: 'unknown' }),
        at('seller-offer', { token: 'unknown' }),
        at('emails', { token: 'unknown' }),
        at('newsletter-confirm', { token: 'unknown' }),
        at('wishlist', { token: 'unknown' }),
      ];
      const paths = [...open.map((name) => at(name)), ...more, ...(await writtenPages(page, language))];
      for (const path of new Set(paths)) {
        await visit(page, path).catch((error: unknown) => expect.soft(String(error), path).toBe(''));
      }
    });

    test(`dialogs and menus of the landing pages (${language})`, async ({ page }) => {
      const [product = ''] = await productUrls(page, language);
      await visit(page, at('home'));
      await checkOpened(page, at('home'));
      for (const path of [pathIn(language, '/shop/women/'), product]) {
        await visit(page, path);
        await checkOpened(page, path, OPENERS_OF_ITS_OWN);
      }
      await arriveAt(page, at('home'));
      await page.getByRole('banner').getByLabel(texts.search).first().fill(texts.typo);
      await expect(page.getByRole('listbox', { name: texts.suggestions })).toBeVisible();
      await checkPage(page, 'suggestions');
    });

    test(`forms submitted empty (${language})`, async ({ page }) => {
      for (const name of ['login', 'register', 'reset-password', 'newsletter'] as const)
        await checkErrors(page, at(name));
      await signUp(page, language);
      for (const path of [at('account-address-new'), newSearch]) await checkErrors(page, path);
    });

    test(`a cart and its checkout (${language})`, async ({ page }) => {
      await signUp(page, language);
      await addSomeProduct(page, language);
      await checkPage(page, 'a piece in the cart');
      for (const path of [at('cart'), at('checkout')]) {
        await visit(page, path);
        await checkOpened(page, path);
      }
      await page.getByRole('button', { name: texts.saveAddress }).click();
      await checkPage(page, 'a checkout with errors');
    });

    test(`an account with an order that is being returned (${language})`, async ({ page }) => {
      const { orderId, reference } = await buySome(page, language, 2);
      await visit(page, at('account-order', { id: orderId }));
      await checkOpened(page, at('account-order', { id: orderId }));
      await visit(page, at('withdrawal', { id: orderId }));
      await operator('orders', 'ship', reference, '--tracking', `T-${reference}`);
      await operator('orders', 'deliver', reference);
      await visit(page, at('account-order', { id: orderId }));
      await visit(page, at('account-order-returns', { id: orderId }));
      await page.getByRole('checkbox').first().check();
      await checkPage(page, 'a return being asked for');
      const names = (Object.keys(PAGES) as PageName[]).filter(
        (name) => name.startsWith('account') && !fillPath(name, language).includes(':'),
      );
      for (const name of names.filter((name) => !PAGES[name].fr.includes(':'))) {
        const path = name === 'account-search-new' ? newSearch : at(name);
        await visit(page, path);
        await expect.soft(page.getByRole('heading', { name: texts.notFound }), path).toHaveCount(0);
        await checkOpened(page, path, OPENERS_OF_ITS_OWN);
      }
      await visit(page, at('wishlist'));
      await lookAtMails(page);
    });
  });
