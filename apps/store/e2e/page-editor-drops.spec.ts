import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { openPageEditor } from './steps/page-editor.ts';
import { shopTime } from './steps/shop-time.ts';

// Dates are in the shop's time, wherever the editor is.
test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

const DAY_MS = 86_400_000;
/** A day from now as fields for day and hour take it. */
const localTime = (days: number) => shopTime(Date.now() + days * DAY_MS);

const NOT_FOUND = { name: 'NOT_FOUND', code: 201 };

async function enter(page: Page) {
  await openPageEditor(page, 'Drops');
  await expect(page.getByRole('heading', { level: 1, name: 'Drops' })).toBeVisible();
}

test('an editor makes a drop with pieces, sees it at a date, publishes it and changes it', async ({
  page,
  context,
}) => {
  await enter(page);
  expect(await axeFinds(page)).toEqual([]);
  const slug = `nuits-blanches-${Date.now()}`;
  await page.getByRole('button', { name: 'Nouveau drop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom du drop' }).fill('Nuits blanches');
  await expect(dialog.getByRole('textbox', { name: 'Adresse de la page' })).toHaveValue('nuits-blanches');
  await dialog.getByRole('textbox', { name: 'Adresse de la page' }).fill('soon');
  await dialog.getByRole('button', { name: 'Commencer' }).click();
  await expect(dialog.getByText(/est réservé/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adresse de la page' }).fill(slug);
  await dialog.getByRole('button', { name: 'Commencer' }).click();

  // Nothing is saved yet: the name comes back from this browser.
  await expect(page).toHaveURL(new RegExp(`/showroom\\?drop=${slug}$`));
  const french = page.getByRole('group', { name: 'Français' });
  const english = page.getByRole('group', { name: 'Anglais' });
  await expect(french.getByRole('textbox', { name: 'Nom' })).toHaveValue('Nuits blanches');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(english.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await expect(page.getByText(/Pas enregistré\s: 1 erreur/)).toBeVisible();
  await english.getByRole('textbox', { name: 'Nom' }).fill('White nights');
  await french.getByRole('textbox', { name: /^Présentation/ }).fill('Du blanc, rien que du blanc.');
  await english.getByRole('textbox', { name: /^Présentation/ }).fill('White, and nothing but white.');

  const launch = page.getByLabel(/^Ouverture dans la boutique/);
  const end = page.getByLabel(/^Fin/);
  await launch.fill(localTime(2));
  await end.fill(localTime(1));
  await expect(page.getByText('Le drop finirait avant d’ouvrir.')).toBeVisible();
  await end.fill(localTime(4));
  await expect(page.getByText(/^Heure de la boutique \(Paris\)\. Vide\s: sans fin/)).toBeVisible();
  await expect(page.getByText('Le drop finirait avant d’ouvrir.')).toBeHidden();

  await page.getByRole('searchbox', { name: /^Ajouter des pièces/ }).fill('veste');
  const additions = page
    .getByRole('list', { name: 'Pièces trouvées' })
    .getByRole('button', { name: /dans le drop$/ });
  await additions.nth(0).scrollIntoViewIfNeeded();
  const before = await additions.nth(1).boundingBox();
  await additions.nth(0).click();
  const chosen = page.getByRole('list', { name: /^À la main/ });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await expect(additions.nth(0)).toHaveAttribute('aria-pressed', 'true');
  expect(await additions.nth(1).boundingBox()).toEqual(before);
  await additions.nth(1).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await chosen
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click();
  await expect(page.getByRole('searchbox', { name: /^Ajouter des pièces/ })).toBeFocused();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1, name: 'Nuits blanches' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Prévenez-moi' })).toBeVisible();
  await page.getByLabel('Le voir comme il sera le').fill(localTime(3));
  await expect(preview.getByRole('heading', { name: '1 pièce unique' })).toBeVisible();
  await page.getByRole('region', { name: 'Aperçu' }).getByRole('button', { name: 'Anglais' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'White nights' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.reload();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(dialog.getByText(/Le drop est annoncé dès la publication/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publier' }).click();
  const address = dialog.getByRole('link', { name: `/en/drops/${slug}` });
  const [published] = await Promise.all([context.waitForEvent('page'), address.click()]);
  await expect(published.getByRole('heading', { level: 1, name: 'White nights' })).toBeVisible();
  await published.close();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Publié' })).toBeVisible();

  // Another editor saves meanwhile.
  const document = `/content/documents/drop/${slug}/fr`;
  const { body } = (await (await page.request.get(document)).json()) as { body: object };
  expect((await page.request.put(document, { data: { ...body, nameFr: 'Leurs nuits' } })).status()).toBe(200);
  await french.getByRole('textbox', { name: 'Nom' }).fill('Mes nuits');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('button', { name: 'Reprendre la version 2' }).click();
  await expect(french.getByRole('textbox', { name: 'Nom' })).toHaveValue('Leurs nuits');
  await page.getByRole('button', { name: 'Versions précédentes' }).click();
  await page.route('**/fr?version=1', (route) => route.fulfill({ status: 404, json: NOT_FOUND }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Reprendre la version 1' }).click();
  await expect(dialog.getByText('La boutique ne trouve plus ce drop.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reprendre la version 1' }).click();
  await expect(french.getByRole('textbox', { name: 'Nom' })).toHaveValue('Nuits blanches');

  await page.getByRole('link', { name: 'Tous les drops' }).click();
  const row = page.getByRole('link', { name: new RegExp(slug) });
  await expect(row).toContainText('changements non publiés');
  await expect(row).toContainText('1 pièce');
});

test('a drop that nobody saw is deleted, and one that is over archived and brought back', async ({
  page,
}) => {
  await enter(page);
  const dialog = page.getByRole('dialog');
  const save = async (slug: string, dates: object) => {
    const data = { nameFr: `Fin ${slug}`, nameEn: `End ${slug}`, ...dates };
    const answer = await page.request.put(`/content/documents/drop/${slug}/fr`, { data });
    return ((await answer.json()) as { version: number }).version;
  };
  const draft = `draft-${Date.now()}`;
  await save(draft, {});
  const over = `over-${Date.now()}`;
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const version = await save(over, { launchAt: day(-3), endAt: day(-1) });
  await page.request.post(`/content/documents/drop/${over}/fr/publish`, { data: { version } });

  await page.goto(`/showroom?drop=${draft}`);
  // What is not saved of it is forgotten too.
  await page
    .getByRole('group', { name: 'Français' })
    .getByRole('textbox', { name: 'Nom' })
    .fill('Pas enregistré');
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(dialog.getByText('Rien dans la boutique n’y mène ni ne montre ses pièces.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByRole('status').getByText(/est supprimé\./)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(over) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(draft) })).toHaveCount(0);
  await page.goto(`/showroom?drop=${draft}`);
  await expect(page.getByRole('heading', { name: 'Aucun drop à cette adresse' })).toBeVisible();

  await page.goto(`/showroom?drop=${over}`);
  await page.getByRole('button', { name: 'Archiver', exact: true }).click();
  await dialog.getByRole('button', { name: 'Archiver', exact: true }).click();
  await expect(page.getByRole('status').getByText(/est archivé\./)).toBeVisible();
  const row = page.getByRole('link', { name: new RegExp(over) });
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'État' }).selectOption('Archivé');
  await row.click();
  await page.getByRole('button', { name: 'Sortir des archives' }).click();
  await dialog.getByRole('button', { name: 'Sortir des archives' }).click();
  await expect(row).toContainText('Terminé le');
});

/** A piece that is sold and one that is for sale in no drop. */
async function someOfEach(page: Page) {
  const references = Array.from({ length: 90 }, (_, index) => 100_001 + index).join();
  const answer = await page.request.get('/content/pieces', { params: { locale: 'fr', references } });
  const { pieces } = (await answer.json()) as {
    pieces: { reference: number; name: string; isForSale: boolean; drops: string[] }[];
  };
  const sold = pieces.find(({ isForSale }) => !isForSale);
  const forSale = pieces.find(({ isForSale, drops }) => isForSale && drops.length === 0);
  if (!sold || !forSale) throw new Error('The first pieces of the shop are all sold, or all for sale');
  return { sold, forSale };
}

test('a sold piece is taken out of a drop, previews show the others at a date, and the log has titles', async ({
  page,
}) => {
  await enter(page);
  const { sold, forSale } = await someOfEach(page);
  const slug = `closed-${Date.now()}`;
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const launchAt = day(2);
  await page.request.put(`/content/documents/drop/${slug}/fr`, {
    data: {
      nameFr: `Drop ${slug}`,
      nameEn: `Drop ${slug}`,
      launchAt,
      endAt: day(4),
      pieces: { references: [sold.reference, forSale.reference] },
    },
  });
  await page.goto(`/showroom?drop=${slug}`);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Retirer ${sold.name}` }).click();
  await expect(dialog.getByText(sold.name)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  const chosen = page.getByRole('list', { name: /^À la main/ });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);

  const block = { type: 'productCarousel', title: 'Bientôt', query: { drop: slug } };
  const upcoming = { type: 'dropCarousel', title: 'À venir', state: 'soon' };
  const address = `/content/documents/page/${slug}/fr`;
  const meta = { title: `Page ${slug}`, description: '', path: `/pages/${slug}` };
  const zones = [{ id: 'main', blocks: [block, upcoming] }];
  expect((await page.request.put(address, { data: { ...meta, zones } })).status()).toBe(200);
  await page.goto(`/showroom?page=${slug}`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(/ne se montrent qu’à son ouverture/)).toBeVisible();
  const drop = preview.getByRole('link', { name: `Drop ${slug}` });
  await expect(drop).toBeVisible();
  const piece = preview.locator(`a[href$="-${forSale.reference}"]`).first();
  await page.getByLabel('Le voir comme il sera le').fill(localTime(3));
  await expect(piece).toBeVisible();
  // It is no longer to come then.
  await expect(drop).toHaveCount(0);

  await page.goto(`/showroom?drop=${slug}`);
  await expect(page.getByLabel(/^Ouverture dans la boutique/)).toHaveValue(shopTime(Date.parse(launchAt)));
  await page.getByLabel('Le voir comme il sera le').fill(localTime(3));
  await expect(piece).toBeVisible();

  await page.goto('/showroom?view=log');
  await page.getByRole('searchbox').fill(slug);
  await expect(page.getByText(`Page ${slug} · page en français`)).toBeVisible();
  await expect(page.getByText(`Drop ${slug} · drop`).first()).toBeVisible();

  const published = await page.request.post(`${address}/publish`, { data: { version: 1 } });
  expect(published.ok()).toBe(true);
  const link = await page.request.post('/content/shop-preview', { data: { at: day(3), locale: 'fr' } });
  await page.goto(((await link.json()) as { path: string }).path);
  await page.goto(`/pages/${slug}`);
  await expect(page.locator(`a[href$="-${forSale.reference}"]`).first()).toBeVisible();
});

test('a drop of the import is found, opens in the editor, and an unknown address says so', async ({
  page,
}) => {
  await enter(page);
  await page.getByRole('combobox', { name: 'État' }).selectOption('Terminé');
  await page.getByRole('searchbox', { name: /^Chercher par nom/ }).fill('vetements de travail');
  await expect(page.getByRole('heading', { name: 'Aucun drop ne correspond à ces filtres' })).toBeVisible();
  await page.getByRole('button', { name: 'Montrer tous les drops' }).press('Enter');
  await expect(page.getByRole('link', { name: /Vêtements de travail/ })).toContainText('importé');
  await page.getByRole('searchbox', { name: /^Chercher par nom/ }).fill('vetements de travail');
  await page.getByRole('link', { name: /Vêtements de travail/ }).click();
  await expect(
    page.getByRole('group', { name: 'Anglais' }).getByRole('textbox', { name: 'Nom' }),
  ).toHaveValue('Workwear');
  await expect(page.getByText('Créé par l’import, jamais changé ici')).toBeVisible();
  await page.goto('/showroom?drop=nulle-part');
  await expect(page.getByRole('heading', { name: 'Aucun drop à cette adresse' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Drop introuvable' })).toBeVisible();
});
