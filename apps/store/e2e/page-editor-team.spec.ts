import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { openPageEditor } from './steps/page-editor.ts';
import { cards } from './steps/products.ts';

test.use({ locale: 'fr-FR' });

const body = (name: string, ...blocks: object[]) => ({
  title: `Titre ${name}`,
  description: '',
  path: `/pages/${name}`,
  zones: [{ id: 'main', blocks }],
});

/** Publishes a page, as an editor's own program would. */
async function publish({ request }: Page, name: string, ...blocks: object[]) {
  const address = `/content/documents/page/${name}/fr`;
  const saved = (await (await request.put(address, { data: body(name, ...blocks) })).json()) as {
    version: number;
  };
  const published = await request.post(`${address}/publish`, { data: { version: saved.version } });
  expect(published.status()).toBe(200);
}

const quote = (text: string) => ({ type: 'quote', text });

test('a comment on a block says who wrote it, marks the block, and is resolved and opened again', async ({
  page,
}) => {
  const name = `commented-${Date.now()}`;
  await openPageEditor(page);
  await publish(page, name, quote('Déjà porté, encore aimé.'));
  await page.goto(`/showroom?page=${name}`);
  const row = page.getByRole('button', { name: /Citation.*Déjà porté/ });
  await row.click();
  const comments = page.getByRole('region', { name: 'Commentaires' });
  await comments.getByRole('textbox', { name: 'Commentaire sur ce bloc' }).fill('Qui l’a dit ?');
  await comments.getByRole('button', { name: 'Commenter' }).click();
  const comment = comments.getByRole('listitem').filter({ hasText: 'Qui l’a dit ?' });
  await expect(comment).toContainText(/par le lien d’accès [\da-f]{8} · \d/);
  await expect(comments.getByRole('textbox')).toHaveValue('');
  expect(await axeFinds(page)).toEqual([]);

  await page.reload();
  await expect(row).toContainText('1 commentaire');
  await row.click();
  await comment.getByRole('button', { name: /^Marquer comme réglé/ }).click();
  await expect(comment).toHaveCount(0);
  await comments.getByRole('button', { name: '1 commentaire réglé' }).click();
  await expect(comment).toContainText(/réglé par le lien d’accès/);
  expect(await axeFinds(page)).toEqual([]);
  await comment.getByRole('button', { name: /^Rouvrir/ }).click();
  await expect(comment.getByRole('button', { name: /^Marquer comme réglé/ })).toBeVisible();
  await page.getByRole('button', { name: 'Toute la page' }).click();
  await expect(row).toContainText('1 commentaire');
});

test('two versions of a page stand beside each other, with what changed between them', async ({ page }) => {
  const name = `compared-${Date.now()}`;
  await openPageEditor(page);
  await publish(page, name, quote('Déjà porté.'), { type: 'catchphrase', text: 'Encore aimé' });
  await publish(page, name, quote('Déjà porté, encore aimé.'));
  await page.goto(`/showroom?page=${name}`);
  await page.getByRole('textbox', { name: 'Titre' }).fill('Autre titre');
  await page.getByRole('button', { name: 'Comparer deux versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparer · Français' });
  await expect(dialog.getByText('1 différence. Champs changés : Titre.')).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Avant' }).selectOption('1');
  await expect(dialog.getByText('3 différences.')).toBeVisible();
  const before = dialog.locator('iframe').first().contentFrame();
  const after = dialog.locator('iframe').last().contentFrame();
  await expect(before.getByText('Retiré')).toBeVisible();
  await expect(before.getByText('Changé')).toBeVisible();
  await expect(after.getByText('Déjà porté, encore aimé.')).toBeVisible();
  await expect(after.getByText('Changé')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

/** A word that no piece and no other run has. */
const inventedWord = () =>
  `zinzolin${[...String(Date.now())].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;

test('a word of the dictionary finds pieces in the editor, and in the shop once it is published', async ({
  page,
}) => {
  const word = inventedWord();
  await openPageEditor(page, 'Boutique');
  await page.getByRole('link', { name: /^Dictionnaire/ }).click();
  const alike = page.getByRole('group', { name: 'Mots de même sens' });
  // Entries are told by their words.
  await expect(alike.getByRole('button', { name: /jean, denim/ })).toBeVisible();
  await alike.getByRole('button', { name: 'Ajouter un élément' }).click();
  await expect(alike.getByRole('textbox', { name: 'Mots' })).toBeFocused();
  await page.keyboard.type(`${word}, robe`);
  const tried = page.getByRole('region', { name: 'Essayer une recherche' });
  await tried.getByRole('searchbox', { name: 'Recherche' }).fill(word);
  const found = tried.getByRole('listitem').filter({ hasText: /^robe/ });
  await expect(found).toContainText(/même sens[1-9][\d\s]* pièces/);
  await expect(tried.getByText(/Aujourd’hui cette recherche trouve aucune pièce/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  const search = `/shop/search/?text=${word}`;
  const dialog = page.getByRole('dialog');
  const publishIt = async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(dialog.getByText('C’est publié', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  };
  await publishIt();
  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(search);
    await expect(cards(shop).first()).toContainText(/robe/i, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await shop.close();
  const entry = alike.getByRole('listitem').filter({ hasText: word });
  await entry.getByRole('button', { name: /^Retirer/ }).click();
  await publishIt();
});
