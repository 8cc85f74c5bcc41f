import { expect, test, type Page } from '@playwright/test';
import { failurePage } from '../server/failure-page.ts';
import { editorPaths } from '../src/editor-paths.ts';
import { axeFinds } from './steps/axe.ts';
import { openPageEditor } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

const BLOCKED = /Content Security Policy/;

/** Saves the open page as another editor would. */
async function saveMeanwhile({ request }: Page, name: string, title: string) {
  const address = `/content/documents/page/${name}/fr`;
  const { body } = (await (await request.get(address)).json()) as { body: object };
  expect((await request.put(address, { data: { ...body, title } })).status()).toBe(200);
}

async function enter(page: Page) {
  await openPageEditor(page);
  await expect(page).toHaveURL(/\/showroom$/);
}

async function begin(page: Page, name: string) {
  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  await page.getByRole('textbox', { name: 'Nom de la page' }).fill(name);
  await page.keyboard.press('Enter');
}

async function add(page: Page, block: RegExp) {
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page.getByRole('dialog').getByRole('button', { name: block }).click();
}

test('an editor composes a page, keeps it through a reload, publishes it and sees it', async ({
  page,
  context,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => BLOCKED.test(message.text()) && blocked.push(message.text()));
  await enter(page);
  const name = `workshops-${Date.now()}`;
  await begin(page, name);
  await page.getByRole('textbox', { name: 'Titre' }).fill('Nos ateliers');

  await add(page, /^Titre/);
  await page.getByRole('textbox', { name: 'Titre' }).fill('');
  const preview = page.frameLocator('iframe');
  await expect(page.getByText('À remplir.')).toBeVisible();
  await expect(preview.getByText(/s’affichera quand il n’aura plus de champ à remplir/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titre' }).fill('Chez Odile et Marcel');
  await page.getByRole('combobox', { name: 'Niveau du titre' }).selectOption('Titre principal');
  await page.getByRole('button', { name: 'Toute la page' }).click();

  await add(page, /^Texte Quelques/);
  const text = page.getByRole('textbox', { name: 'Texte' });
  await text.fill('On y reprend tout.');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+b');
  const bold = text.getByRole('strong');
  await expect(bold).toHaveText('On y reprend tout.');
  await text.press('ControlOrMeta+z');
  await expect(bold).toHaveCount(0);
  await expect(text).toHaveText('On y reprend tout.');
  await text.press('ControlOrMeta+b');
  await expect(preview.getByRole('heading', { level: 1, name: 'Chez Odile et Marcel' })).toBeVisible();
  await expect(preview.getByText('On y reprend tout.')).toHaveCSS('font-weight', /[67]\d\d/);
  expect(await axeFinds(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nos ateliers' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Pas de connexion. Votre travail est gardé')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/Pas de connexion.*reprendra/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const dialog = page.getByRole('dialog');
  const title = page.getByRole('textbox', { name: 'Titre' });
  await saveMeanwhile(page, name, 'Leurs ateliers');
  await title.fill('Nos ateliers à nous');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText(/la version 2 a été enregistrée ici/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reprendre la version 2' }).click();
  await expect(title).toHaveValue('Leurs ateliers');
  await page.getByRole('banner').getByRole('button', { name: 'Annuler' }).click();
  await expect(title).toHaveValue('Nos ateliers à nous');
  await saveMeanwhile(page, name, 'Encore leurs ateliers');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('button', { name: 'Garder la mienne' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const draft = page.getByRole('link', { name: 'Voir le brouillon' });
  const [shared] = await Promise.all([context.waitForEvent('page'), draft.click()]);
  await expect(shared.getByRole('note')).toHaveText('Brouillon, pas encore publié');

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(dialog.getByText(/puis montré à tout le monde\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(
    dialog.getByRole('heading', { name: /«\sNos ateliers à nous\s»\s: c’est publié/ }),
  ).toBeVisible();
  const address = dialog.getByRole('link', { name: `/pages/${name}` });
  await expect(address).toBeVisible();
  const [published] = await Promise.all([context.waitForEvent('page'), address.click()]);
  await expect(published.getByRole('heading', { level: 1, name: 'Chez Odile et Marcel' })).toBeVisible();
  await expect(published).toHaveTitle(/^Nos ateliers/);
  await expect(published.getByRole('note')).toHaveCount(0);
  expect(blocked).toEqual([]);
});

test('each step is undone separately, and a message offers to undo only the last one', async ({ page }) => {
  await enter(page);
  await begin(page, `steps-${Date.now()}`);
  await add(page, /^Encart/);
  const removals = page.getByRole('button', { name: /^Retirer l’élément/ });
  const undo = page.getByRole('banner').getByRole('button', { name: 'Annuler' });
  const message = page.getByRole('status').filter({ hasText: 'est retiré' });
  await removals.last().click();
  await removals.last().click();
  await expect(removals).toHaveCount(0);
  await message.getByRole('button', { name: 'Annuler' }).click();
  await expect(removals).toHaveCount(1);
  await undo.click();
  await expect(removals).toHaveCount(2);

  await page.getByRole('button', { name: 'Toute la page' }).click();
  await add(page, /^Titre/);
  await page.getByRole('button', { name: 'Toute la page' }).click();
  await add(page, /^Citation/);
  await page.getByRole('button', { name: 'Toute la page' }).click();
  await page.getByRole('button', { name: 'Retirer le bloc Citation' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Descendre le bloc Encart' }).click();
  await expect(message).toHaveCount(0);
});

test('an existing page is opened instead of created, and opens again in the language that it was written in last', async ({
  page,
}) => {
  await enter(page);
  await begin(page, 'our-story');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Une page porte déjà ce nom.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ouvrir cette page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notre histoire' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Publiée')).toBeVisible();

  const english = page
    .getByRole('group', { name: 'Langue de la page' })
    .getByRole('button', { name: 'Anglais' });
  await english.click();
  await page.reload();
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  // Another screen opens in the editor's own language.
  await page.goto('/showroom?view=menu');
  await expect(english).toHaveAttribute('aria-pressed', 'false');
});

test('a preview that an overloaded store could not send is loaded again', async ({ page }) => {
  await enter(page);
  await page.route(
    `**${editorPaths.pagePreview('fr')}*`,
    (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: failurePage(503, 'fr', 'overloaded') }),
    { times: 1 },
  );
  await begin(page, `overloaded-${Date.now()}`);
  const preview = page.frameLocator('iframe').first();
  await expect(page.getByText(/^La boutique est très demandée/)).toBeVisible();
  await expect(preview.getByText('overloaded')).toBeHidden();
  await add(page, /^Titre/);
  await page.getByRole('textbox', { name: 'Titre' }).fill('Chez Odile');
  await expect(preview.getByRole('heading', { name: 'Chez Odile' })).toBeVisible();
});
