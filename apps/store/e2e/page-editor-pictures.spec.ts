import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type { SitePicture } from '@patine/contract/content/site-pictures';
import sharp from 'sharp';
import { axeFinds } from './steps/axe.ts';
import { openPageEditor } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

const start = Date.now();
const fileName = `atelier-${start}.png`;

/** A picture that no other run has uploaded. */
const picture = async () => ({
  name: fileName,
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: { r: start % 251, g: start % 241, b: start % 239 },
    },
  })
    .png()
    .toBuffer(),
});

async function publish({ request }: Page, name: string, locale: 'fr' | 'en', block: object) {
  const address = `/content/documents/page/${name}/${locale}`;
  const path = `${locale === 'en' ? '/en' : ''}/pages/${name}`;
  const data = { title: `Titre ${name}`, description: '', path, zones: [{ id: 'main', blocks: [block] }] };
  const saved = (await (await request.put(address, { data })).json()) as { version: number };
  const published = await request.post(`${address}/publish`, { data: { version: saved.version } });
  expect(published.status()).toBe(200);
}

const section = (imageUrl: string) => ({
  type: 'sectionContent',
  title: 'L’atelier',
  text: 'Ici.',
  imageUrl,
  imageAlt: '',
});

const libraryPicture = async ({ request }: Page) => {
  const list = (await (await request.get('/content/pictures')).json()) as SitePicture[];
  return list.find((one) => one.fileName === fileName);
};

test('a picture is uploaded once, framed by keyboard, used in two pages, and deleted when no page shows it', async ({
  page,
}) => {
  await openPageEditor(page, 'Images');
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await picture(),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') },
    ]);
  await expect(page.getByText(`${fileName} · dans la bibliothèque`)).toBeVisible();
  await expect(page.getByText(/^notes\.txt · Ce fichier n’est pas une image/)).toBeVisible();
  await page.getByRole('searchbox', { name: /^Chercher/ }).fill(fileName);
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  const tile = page.getByRole('button', { name: new RegExp(fileName) });
  const dialog = page.getByRole('dialog');
  await tile.click();
  await expect(dialog.getByText('Aucune page, aucun drop, aucun menu ne la montre.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /français/ }).fill('Un établi couvert de tissus');
  await dialog.getByRole('textbox', { name: /anglais/ }).fill('A workbench covered in cloth');
  const point = dialog.getByRole('slider', { name: 'Point principal' });
  await point.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(point).toHaveAttribute('aria-valuetext', /^À 40\s% du bord gauche et 44\s% du haut$/);
  await dialog.getByRole('checkbox', { name: /^Cadrage à part\s: Raccourcis ronds/ }).check();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);

  // Reused in a page by the picker, which brings the alternative text of the page's language.
  await page.goto('/showroom');
  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  await page.getByRole('textbox', { name: 'Nom de la page' }).fill(`picked-${start}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await dialog.getByRole('button', { name: /^Section/ }).click();
  const field = page.getByRole('group', { name: 'Image' });
  await page.getByRole('textbox', { name: /^Ce que montre l’image/ }).fill('');
  await field.getByRole('button', { name: /^(Choisir une |Changer d’)image/ }).click();
  await dialog.getByRole('searchbox', { name: /^Chercher/ }).fill('etabli');
  await dialog.getByRole('button', { name: /Un établi couvert de tissus/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Ce que montre l’image/ })).toHaveValue(
    'Un établi couvert de tissus',
  );
  await field.getByRole('button', { name: 'Retirer l’image' }).click();

  const { id } = (await libraryPicture(page)) ?? { id: '' };
  await publish(page, `first-${start}`, 'fr', section(id));
  await publish(page, `second-${start}`, 'fr', section(id));
  await page.goto(`/pages/first-${start}`);
  const shown = page.locator('main picture img').first();
  await expect(shown).toHaveAttribute('src', new RegExp(`/${id}x40y45-`));
  await expect(shown).toHaveCSS('object-position', '40% 45%');

  await page.goto('/showroom?view=pictures');
  await page.getByRole('searchbox', { name: /^Chercher/ }).fill('etabli');
  await page.getByRole('button', { name: /Un établi couvert de tissus.*2 usages/ }).click();
  await expect(dialog.getByRole('link', { name: `Titre first-${start}` })).toBeVisible();
  await expect(dialog.getByRole('link', { name: `Titre second-${start}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Supprimer l’image' })).toBeDisabled();
  await expect(dialog.getByText(/^Cette image sert encore à 2 endroits/)).toBeVisible();
  expect((await page.request.delete(`/content/pictures/${id}`)).status()).toBe(422);

  for (const name of ['first', 'second'])
    await publish(page, `${name}-${start}`, 'fr', { type: 'text', text: 'Bonjour.' });
  // The work of the first page is not saved, and kept on the server some seconds after it was written.
  await page.goto(`/showroom?page=picked-${start}`);
  await expect
    .poll(async () => {
      const kept = await page.request.get(`/content/unsaved/page/picked-${start}`);
      return (await kept.text()).includes(id);
    })
    .toBe(false);
  await page.goto('/showroom?view=pictures');
  await page.getByRole('searchbox', { name: /^Chercher/ }).fill('etabli');
  await page.getByRole('button', { name: /Un établi couvert de tissus/ }).click();
  await dialog.getByRole('button', { name: 'Supprimer l’image' }).click();
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText('Aucune image ne correspond à ces filtres').or(page.getByText('La bibliothèque est vide')),
  ).toBeVisible();
  expect(await libraryPicture(page)).toBeUndefined();
});

const HEIC = fileURLToPath(
  new URL('../../api/src/modules/content/pictures/two-colours.heic', import.meta.url),
);

test('a photograph of a phone in HEIC is taken, and known when it comes again', async ({ page }) => {
  await openPageEditor(page, 'Images');
  const chooser = page.locator('input[type=file]');
  // Browsers that cannot show HEIC give its files no type.
  const file = { name: 'IMG_0042.HEIC', mimeType: '', buffer: readFileSync(HEIC) };
  await chooser.setInputFiles(file);
  await expect(page.getByText(/^IMG_0042\.HEIC · (déjà )?dans la bibliothèque/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('button', { name: /IMG_0042/ }).first()).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText('IMG_0042.HEIC · déjà dans la bibliothèque')).toBeVisible({ timeout: 20_000 });
});
