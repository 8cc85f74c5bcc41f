import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { chunkPath } from './steps/chunk-path.ts';
import { openPageEditor } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

const NOT_FOUND = { name: 'NOT_FOUND', code: 201 };

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(dialog.getByText('C’est publié', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
};

test('an editor changes the hello bar, previews, publishes and restores it', async ({ page, request }) => {
  await openPageEditor(page, 'Boutique');
  await expect(page.getByRole('link', { name: /^Bandeau/ })).toContainText(/Français\s: publié/);
  expect(await axeFinds(page)).toEqual([]);
  // The preview is still busy with what is published when something else is typed; the text above waits for the same file.
  const markdown = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**${chunkPath('markdown')}`, async (route) => {
    asked.resolve();
    await markdown.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Bandeau/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeau' })).toBeVisible();
  const stamp = Date.now();
  const [news, more] = [`Soldes privées ${stamp}`, `Voir ${stamp}`];
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/navigation/preview') &&
      response.request().postData()?.includes(more) === true,
  );
  await asked.promise;
  await page.getByRole('textbox', { name: 'Texte du lien' }).fill(more);
  await answered;
  // Time for the answer to reach the preview; a preview that shows the latest passes without it too.
  await page.waitForTimeout(300);
  markdown.resolve();
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('[data-slot="hello-bar"]')).toContainText(more);

  // One line, whatever is pressed; bold words are seen as they will be.
  const text = page.getByRole('textbox', { name: /^Texte(?! du lien)/ });
  await expect(text).toHaveText(/sous\s\d+\sjours/);
  const before = await text.innerText();
  await text.fill(news);
  await text.press('Enter');
  await expect(text.getByRole('paragraph')).toHaveCount(1);
  await expect(page.getByRole('toolbar').first().getByRole('button')).toHaveCount(3);
  await text.press('ControlOrMeta+a');
  await page.getByRole('button', { name: /^Gras/ }).first().click();
  await expect(text.locator('strong')).toHaveText(news);
  await expect(preview.locator('[data-slot="hello-bar"] strong')).toHaveText(news);
  await expect(preview.getByRole('contentinfo')).toBeAttached();
  expect(await axeFinds(page)).toEqual([]);

  // What is not saved stays in this browser; a fault keeps it from being saved, and is told at its field.
  await page.reload();
  await expect(text).toHaveText(news);
  const link = page.getByRole('combobox', { name: 'Où cela mène' });
  const address = await link.inputValue();
  await link.fill('nulle part');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(link).toBeFocused();
  await expect(page.getByText(/Français\s: pas enregistré/)).toBeVisible();
  await link.fill(address);

  await publish(page);
  await expect.poll(async () => (await request.get('/')).text(), { timeout: 60_000 }).toContain(news);
  await page.getByRole('button', { name: 'Versions précédentes' }).click();
  const earlier = page.getByRole('button', { name: /^Reprendre la version/ }).nth(1);
  // Whatever is open is called by its name, also where it is no page.
  await page.route('**/fr?version=*', (route) => route.fulfill({ status: 404, json: NOT_FOUND }), {
    times: 1,
  });
  await earlier.click();
  await expect(page.getByText('La boutique ne trouve plus ce bandeau dans cette langue.')).toBeVisible();
  await earlier.click();
  await expect(text).toHaveText(before);
  await publish(page);
  await expect.poll(async () => (await request.get('/')).text(), { timeout: 60_000 }).not.toContain(news);
});

test('an editor adds a menu entry by keyboard, and is told of a link that leads nowhere', async ({
  page,
}) => {
  await openPageEditor(page, 'Boutique');
  await page.getByRole('link', { name: /^Menu/ }).click();
  const entries = page.getByRole('group', { name: 'Entrées' });
  const women = entries.getByRole('button', { name: /Femme/ }).first();
  await expect(women).toHaveAttribute('aria-expanded', 'false');
  await women.focus();
  await page.keyboard.press('Enter');
  await expect(women).toHaveAttribute('aria-expanded', 'true');
  await expect(entries.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Femme');
  await women.click();
  const add = entries.getByRole('button', { name: 'Ajouter un élément' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(entries.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
  await page.keyboard.type('Atelier');
  await entries.getByRole('combobox', { name: /^Où cela mène/ }).fill('/pages/rien-ici');
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Atelier' })).toBeAttached();
  await expect(entries.getByText('1 lien à revoir')).toBeVisible();
  await page.getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('/pages/rien-ici')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();
});

test('the text of a category is written, and one that is written twice is told', async ({ page }) => {
  await openPageEditor(page, 'Boutique');
  await page.getByRole('link', { name: /^Textes des catégories/ }).click();
  const categories = page.getByRole('group', { name: 'Catégories' });
  await categories.getByRole('button', { name: 'Ajouter un élément' }).click();
  await categories.getByRole('combobox', { name: 'Catégorie' }).fill('women');
  await categories.getByRole('textbox', { name: 'Titre', exact: true }).fill('Une seconde fois');
  await categories.getByRole('textbox', { name: 'Texte', exact: true }).fill('Un.\n\nDeux.');
  await expect(page.getByText('Cette catégorie a déjà un texte plus haut.')).toBeVisible();
  await categories.getByRole('combobox', { name: 'Catégorie' }).fill('women/shoes');
  await expect(page.getByText('Cette catégorie a déjà un texte plus haut.')).toBeHidden();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Une seconde fois' })).toBeAttached();
});

test('titles of the list of brands and of all pieces are written by keyboard, previewed and shown', async ({
  page,
  request,
}) => {
  await openPageEditor(page, 'Boutique');
  await page.getByRole('link', { name: /^Moteurs de recherche/ }).press('Enter');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: /^Marques de A à Z · / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await page.getByRole('button', { name: /Marques/ }).press('Enter');
  const brands = page.getByRole('group', { name: /^Marques/ });
  const title = `Toutes les marques ${Date.now()}`;
  await brands.getByRole('textbox', { name: /^Titre/ }).fill(title);
  await brands.getByRole('textbox', { name: /^Description/ }).fill('De Levi’s à Burberry.');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('De Levi’s à Burberry.')).toBeVisible();
  await page.getByRole('button', { name: /Toutes les pièces/ }).press('Enter');
  const pieces = page.getByRole('group', { name: /^Toutes les pièces/ });
  await pieces.getByRole('textbox', { name: /^Titre/ }).fill(`Tout ${title}`);
  // What stays empty is the shop's own.
  await expect(preview.getByRole('heading', { name: /^Calculateur de taille de jean · / })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await publish(page);
  const address = '/pages/brands';
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 60_000 })
    .toContain(`<title>${title} · `);
  expect(await (await request.get(address)).text()).toContain('content="De Levi’s à Burberry."');
  expect(await (await request.get('/shop/')).text()).toContain(`<title>Tout ${title} · `);
  expect(await (await request.get('/shop/women/')).text()).toContain('<title>Femme · ');
  await page.getByRole('button', { name: /^Retirer.*Marques/ }).press('Enter');
  await page.getByRole('button', { name: /^Retirer.*Toutes les pièces/ }).press('Enter');
  await publish(page);
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 60_000 })
    .not.toContain(title);
});

test('an editor renames a value of a filter, and the list of pieces calls it so', async ({
  page,
  request,
}) => {
  const name = `Acrylique doux ${Date.now()}`;
  const list = async () => (await request.get('/shop/?materials=acrylic')).text();
  await openPageEditor(page, 'Boutique');
  await page.getByRole('link', { name: /^Noms des filtres/ }).click();
  const materials = page.getByRole('group', { name: /^Matières/ });
  await materials.getByRole('button', { name: 'Ajouter un élément' }).click();
  await materials.getByRole('combobox', { name: 'Ce qui change de nom' }).fill('acryl');
  await page.getByRole('option', { name: /^Acrylique/ }).click();
  await materials.getByRole('textbox', { name: 'Nouveau nom' }).fill(name);
  await expect(page.getByRole('region', { name: 'Aperçu' }).getByText(name)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await publish(page);
  await expect.poll(list, { timeout: 60_000 }).toContain(name);

  await materials.getByRole('button', { name: 'Retirer l’élément 1' }).click();
  await publish(page);
  await expect.poll(list, { timeout: 60_000 }).not.toContain(name);
});
