import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openPageEditor, paste } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

/** Opens a new French page in the page editor. */
async function beginPage(page: Page, name: string) {
  await openPageEditor(page);
  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  await page.getByRole('textbox', { name: 'Nom de la page' }).fill(`${name}-${Date.now()}`);
  await page.keyboard.press('Enter');
}

async function addBlock(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

const picture = async (width: number, height: number) => ({
  name: 'atelier.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#a63a2e' } })
    .png()
    .toBuffer(),
});

test('a list pasted into Markdown stays a list, and is undone separately from typing', async ({ page }) => {
  await beginPage(page, 'pasted');
  await addBlock(page, /^Texte Quelques/);
  await page.getByRole('button', { name: 'Écrire en Markdown' }).click();
  const text = page.getByRole('textbox', { name: 'Texte' });
  await text.fill('Avant. ');
  await paste(
    text,
    '<p>Nos ateliers :</p><ul><li>Odile</li><li>Marcel</li></ul>',
    'Nos ateliers :\n•\tOdile\n•\tMarcel',
  );
  await expect(text).toHaveValue('Avant. Nos ateliers :\n\n- Odile\n- Marcel');
  await expect(page.frameLocator('iframe').first().getByRole('listitem')).toHaveText(['Odile', 'Marcel']);
  await text.fill('Chez Odile &amp; Marcel, &rien;');
  await expect(page.frameLocator('iframe').first().getByText('Chez Odile & Marcel, &rien;')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Annuler' }).click();
  await expect(text).toHaveValue('Avant. ');
});

test('an editor with two open tabs is warned, and chooses which changes continue', async ({
  page,
  context,
}) => {
  await beginPage(page, 'twice');
  await addBlock(page, /^Citation/);
  // Changes are stored once typing pauses.
  const key = `page-editor/${new URL(page.url()).searchParams.get('page')}`;
  await expect.poll(() => page.evaluate((own) => localStorage.getItem(own) ?? '', key)).toContain('quote');
  const other = await context.newPage();
  await other.goto(page.url());
  await other
    .getByRole('button', { name: 'Toute la page' })
    .or(other.getByRole('listitem'))
    .first()
    .waitFor();
  await other.getByRole('textbox', { name: 'Titre' }).fill('Écrit ailleurs');
  const notice = page.getByRole('status').filter({ hasText: 'dans un autre onglet' });
  await notice.getByRole('button', { name: 'Reprendre ce qui y est écrit' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Écrit ailleurs');
});

test('a picture field shows its picture and how much of it is visible, and can be cleared', async ({
  page,
}) => {
  await beginPage(page, 'pictures');
  await addBlock(page, /^Section/);
  const field = page.getByRole('group', { name: 'Image' });
  await field.locator('input[type=file]').setInputFiles(await picture(1600, 1000));
  await expect(field.getByText(/la partie affichée ici fait 800 × 1000 pixels/)).toBeVisible();
  // It may be below the fold, where pictures load late.
  await field.locator('img').scrollIntoViewIfNeeded();
  await expect(field.locator('img')).toHaveJSProperty('complete', true);
  expect(await field.locator('img').boundingBox()).toMatchObject({ width: 80, height: 80 });
  await field.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect(field.getByRole('button', { name: 'Choisir une image' })).toBeFocused();
  await expect(field.locator('img')).toHaveCount(0);
});

test('a missing field is reported after it was left or a save was tried', async ({ page }) => {
  await beginPage(page, 'lacking');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeVisible();
  await expect(page.getByText('À remplir.')).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('À remplir.')).toBeVisible();
});

test('links in a text are checked, and a carousel without products is reported in the preview', async ({
  page,
}) => {
  await beginPage(page, 'links');
  await addBlock(page, /^Texte Quelques/);
  const text = page.getByRole('textbox', { name: 'Texte' });
  await expect(page.getByText('Ce bloc contient encore du texte d’exemple.')).toBeVisible();
  await text.fill('');
  const links = [
    ['/shop/', 'la boutique'],
    ['/pages/rien-ici', 'les lieux'],
    ['/en/shop/', 'the shop'],
  ].map(([address, words]) => `<a href="${address}">${words}</a>`);
  await paste(text, `<p>Voir ${links.join(', ')}.</p>`, 'Voir la boutique, les lieux, the shop.');
  await expect(page.getByText('Ce bloc contient encore du texte d’exemple.')).toBeHidden();
  await text.blur();
  await expect(page.getByText(/^\/pages\/rien-ici Aucune page/)).toBeVisible();
  await expect(page.getByText(/^\/en\/shop\/ Cette adresse mène à l’autre langue/)).toBeVisible();
  await expect(page.getByText(/^\/shop\/ /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Toute la page' }).click();

  await addBlock(page, /^Rangée de pièces/);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Derniers arrivages' })).toBeVisible();
  await page.getByRole('combobox', { name: /^Catégorie/ }).fill('women/rien-de-tel');
  await expect(preview.getByText(/Rangée de pièces\s: aucun résultat\./)).toBeVisible();
});
