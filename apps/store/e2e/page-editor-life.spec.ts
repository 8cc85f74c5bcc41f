import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { openPageEditor } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

async function enter(page: Page) {
  await openPageEditor(page);
  await expect(page.getByRole('link', { name: /our-story|Notre histoire/ }).first()).toBeVisible();
}

/** Publishes a French page with this text, as an editor's own program would. */
async function publish({ request }: Page, name: string, text: string) {
  const address = `/content/documents/page/${name}/fr`;
  const data = {
    title: `Titre ${name}`,
    description: '',
    path: `/pages/${name}`,
    zones: [{ id: 'main', blocks: [{ type: 'text', text }] }],
  };
  const saved = (await (await request.put(address, { data })).json()) as { version: number };
  const published = await request.post(`${address}/publish`, { data: { version: saved.version } });
  expect(published.status()).toBe(200);
}

const start = Date.now();

test('a page is found by words, state and language, opens by its address, and Back returns', async ({
  page,
}) => {
  await enter(page);
  const name = `found-${start}`;
  await publish(page, name, 'Bonjour.');
  await page.reload();
  expect(await axeFinds(page)).toEqual([]);
  const row = page.getByRole('link', { name: new RegExp(`Titre ${name}`) });
  await page.getByRole('searchbox', { name: /^Chercher/ }).fill(`titre ${name}`);
  await expect(page.getByText('1 page', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'État' }).selectOption('Brouillon');
  await expect(page.getByText('Aucune page ne correspond à ces filtres')).toBeVisible();
  await page.getByRole('combobox', { name: 'État' }).selectOption('Publiée');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Sans anglais');
  await expect(row).toContainText(/Français\s: publiée/);
  await expect(row).toContainText(/Anglais\s: pas encore écrite/);
  await expect(row).toContainText(/par le lien d’accès [\da-f]{8}/);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/showroom\\?page=${name}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // What is not saved stays in this browser, page by page.
  await page.getByRole('textbox', { name: 'Titre' }).fill('Écrit, pas enregistré');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'État' })).toBeVisible();
  await page.getByRole('searchbox', { name: /^Chercher/ }).fill(name);
  await expect(row).toContainText('gardés dans ce navigateur');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Écrit, pas enregistré');
  await page.goto('/showroom?page=nulle-part');
  await expect(page.getByRole('heading', { name: 'Aucune page ne porte ce nom' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
});

test('an editor reaches the editor from a page of the shop, duplicates it, and ends the copy', async ({
  page,
}) => {
  await enter(page);
  const name = `ended-${start}`;
  await publish(page, name, 'Bonjour.');
  await publish(page, `${name}-from`, `Voir [ici](/pages/${name}).`);
  await page.goto(`/pages/${name}`);
  await page.getByRole('link', { name: 'Modifier cette page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Dupliquer', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Nom de la page' }).fill(`${name}-copy`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=${name}-copy$`));
  await expect(page.getByRole('textbox', { name: /^Adresse/ })).toHaveValue(`/pages/${name}-copy`);
  await page.goBack();

  await page.getByRole('button', { name: /^Dépublier/ }).click();
  await expect(dialog.getByText(`Titre ${name}-from`)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Dépublier/ }).click();
  await expect(page.getByText('La page n’est plus montrée en français.')).toBeVisible();
  await expect
    .poll(async () =>
      (await page.request.get(`/content/documents/page/${name}/fr?version=published`)).status(),
    )
    .toBe(404);

  await page.goto('/showroom?view=links');
  const broken = page.getByRole('listitem').filter({ hasText: `Titre ${name}-from` });
  await expect(broken.getByText('Cette page n’est pas publiée.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await broken.getByRole('link', { name: `/pages/${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Texte', exact: true })).toBeVisible();

  await page.goto(`/showroom?page=${name}`);
  await page.getByRole('button', { name: 'Archiver', exact: true }).click();
  await dialog.getByRole('button', { name: 'Archiver', exact: true }).click();
  await expect(page.getByRole('status').getByText(/est archivée/)).toBeVisible();
  await page.getByRole('combobox', { name: 'État' }).selectOption('Archivée');
  const archived = page.getByRole('link', { name: new RegExp(`/pages/${name} `) });
  await expect(archived).toContainText(/Français\s: archivée/);
  await archived.click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  const deleted = page.getByRole('status').getByText(/est supprimée/);
  await expect(deleted).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'État' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /\/pages\// }).first()).toBeVisible();
  await expect(deleted).toBeHidden();
  expect((await page.request.get(`/content/documents/page/${name}/fr`)).status()).toBe(404);
});

test('links that lead nowhere and a date that has passed are told before publishing', async ({ page }) => {
  await enter(page);
  const name = `told-${start}`;
  await publish(page, name, 'Bonjour.');
  const links =
    '[a](/pages/rien-ici) [b](/en/shop/) [c](/shop/women/rien-de-tel/) [d](/produit/rien-de-tel-1)';
  await publish(page, name, links);
  await page.goto(`/showroom?page=${name}`);
  const block = page.getByRole('button', { name: /^Texte.*a b c d/ });
  await expect(block).toContainText('3 liens à revoir');
  await expect(block).toContainText('1 lien vers l’autre langue');
  await page.getByLabel(/^Retirer le(?! bloc)/).fill('2020-01-01T10:00');
  await expect(page.getByText(/^Cette date est passée/)).toBeVisible();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 erreur à corriger')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();
  await page.getByLabel(/^Retirer le(?! bloc)/).fill('');
  await page.getByRole('textbox', { name: 'Titre' }).fill('Changé');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  for (const [address, words] of [
    ['/pages/rien-ici', /Aucune page publiée/],
    ['/en/shop/', /l’autre langue/],
    ['/shop/women/rien-de-tel/', /Aucune pièce/],
    ['/produit/rien-de-tel-1', /Aucune page n’a cette adresse/],
  ] as const)
    await expect(
      dialog.getByRole('listitem').filter({ hasText: address }).filter({ hasText: words }),
    ).toBeVisible();
});
