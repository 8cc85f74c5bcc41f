import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { mailTo } from './steps/mail.ts';
import { openPageEditor } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

/** Opens the link of the newest email with this subject. */
async function openLinkOf(page: Page, address: string, subject: RegExp) {
  const { text } = await mailTo(page, address, subject);
  const [link = ''] = /\S*\/showroom\?\S+/.exec(text) ?? [];
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
}

/** A browser of somebody's own. */
const browserOf = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) })).newPage();

async function invite(page: Page, name: string, address: string, role: string) {
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(address);
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption(role);
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog.getByText(`L’invitation est en cours d’envoi à ${address}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
}

async function accept(page: Page, address: string) {
  await openLinkOf(page, address, /invitation/);
  await expect(page.getByRole('heading', { name: 'Votre invitation' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accepter et commencer' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
}

test('people are invited, write, ask for a review and publish, and the log says who', async ({
  page,
  browser,
  baseURL,
}) => {
  const stamp = Date.now();
  const [odile, marcel] = [`odile-${stamp}@example.fr`, `marcel-${stamp}@example.fr`];
  const name = `written-by-two-${stamp}`;
  await openPageEditor(page);
  await page.goto('/showroom?view=people');
  await invite(page, 'Odile Marchand', odile, 'Rédaction');
  await invite(page, 'Marcel Roux', marcel, 'Publication');
  await expect(page.getByText(odile)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  const writer = await browserOf(browser, baseURL);
  await accept(writer, odile);
  await writer.getByRole('button', { name: 'Nouvelle page' }).click();
  await writer.getByRole('textbox', { name: 'Nom de la page' }).fill(name);
  await writer.keyboard.press('Enter');
  await writer.getByRole('textbox', { name: 'Titre' }).fill('Écrite à deux');
  await expect(writer.getByRole('button', { name: 'Publier' })).toHaveCount(0);

  const reviewer = await browserOf(browser, baseURL);
  await accept(reviewer, marcel);
  await writer.getByRole('button', { name: 'Demander une relecture' }).click();
  await writer.getByRole('textbox', { name: /Commentaire pour la relecture/ }).fill('Le titre est neuf.');
  await writer.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect(writer.getByText('La demande est envoyée.')).toBeVisible();

  const { text } = await mailTo(reviewer, marcel, /Écrite à deux/);
  expect(text).toContain('Odile Marchand vous demande');
  await reviewer.reload();
  await expect(reviewer.getByText('Le titre est neuf.')).toBeVisible();
  await reviewer.getByRole('link', { name: 'Écrite à deux' }).first().click();
  await reviewer.getByRole('button', { name: 'Publier' }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
  await expect(reviewer.getByText('C’est publié', { exact: true })).toBeVisible();

  const drop = `asked-for-${stamp}`;
  await writer.request.put(`/content/documents/drop/${drop}/fr`, {
    data: { nameFr: `Soirées ${stamp}`, nameEn: 'Evenings' },
  });
  await writer.goto(`/showroom?drop=${drop}`);
  await expect(writer.getByRole('button', { name: 'Publier' })).toHaveCount(0);
  await writer.getByRole('button', { name: 'Demander une relecture' }).click();
  await writer.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect(writer.getByText('La demande est envoyée.')).toBeVisible();
  await reviewer.goto('/showroom');
  await reviewer.getByRole('link', { name: `Soirées ${stamp}` }).click();
  await expect(reviewer.getByRole('button', { name: 'Publier' })).toBeVisible();

  await page.goto('/showroom?view=log');
  await page.getByRole('searchbox', { name: 'Nom du document' }).fill(name);
  const entries = page.locator('main').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText(/Publié.*par Marcel Roux/);
  await expect(entries.nth(1)).toContainText(/Relecture demandée.*par Odile Marchand/);
  await expect(entries.nth(2)).toContainText(/Enregistré.*par Odile Marchand/);
  expect(await axeFinds(page)).toEqual([]);

  await writer.goto('/showroom?view=account');
  await expect(writer.getByText(odile)).toBeVisible();
  await writer.getByRole('button', { name: 'Me déconnecter' }).click();
  await expect(writer.getByRole('heading', { name: 'Se connecter à l’éditeur de pages' })).toBeVisible();
  await writer.getByRole('textbox', { name: 'Adresse e-mail' }).fill(odile);
  await writer.getByRole('button', { name: 'Recevoir un lien' }).click();
  await openLinkOf(writer, odile, /lien vers l’éditeur/);
  await writer.getByRole('button', { name: 'Me connecter' }).click();
  await expect(writer.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
});
