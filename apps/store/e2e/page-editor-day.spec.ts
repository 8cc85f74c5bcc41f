import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { beginPage, openPageEditor } from './steps/page-editor.ts';
import { shopTime } from './steps/shop-time.ts';

test.use({ locale: 'fr-FR' });

const DAY_MS = 86_400_000;
const HELLO_BAR = 'documents/navigation/hello-bar/fr';
const MENU = 'documents/navigation/main/fr';

/** A time from now as fields for day and hour take it. */
const localTime = (days: number) => shopTime(Date.now() + days * DAY_MS);

const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Écrans de l’éditeur' }).getByRole('link', { name, exact: true });

/** Puts what is on the screen into the release, from where it would be published; it is proposed after the first time. */
async function addToRelease(page: Page, release: string, isFirst = false) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ajouter à une mise en ligne' }).click();
  const choice = dialog.getByRole('combobox', { name: 'Mise en ligne' });
  if (isFirst) await choice.selectOption(release);
  else await expect(choice.locator('option:checked')).toHaveText(release);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(dialog.getByText('Ajouté à la mise en ligne')).toContainText(release);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText(/^Dans la mise en ligne.*, encore sans date\.$/)).toContainText(release);
}

async function read({ request }: Page, path: string) {
  return ((await (await request.get(`/content/${path}`)).json()) as { body: object }).body;
}

async function publish({ request }: Page, path: string, data: object) {
  const saved = (await (await request.put(`/content/${path}`, { data })).json()) as { version: number };
  const published = await request.post(`/content/${path}/publish`, { data: { version: saved.version } });
  expect(published.status()).toBe(200);
}

async function makeDrop(page: Page, slug: string) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Nouveau drop' }).click();
  await dialog.getByRole('textbox', { name: 'Nom du drop' }).fill('Nuits blanches');
  await dialog.getByRole('textbox', { name: 'Adresse de la page' }).fill(slug);
  await dialog.getByRole('button', { name: 'Commencer' }).click();
  const english = page.getByRole('group', { name: 'Anglais' });
  await english.getByRole('textbox', { name: 'Nom' }).fill('White nights');
  await page.getByLabel(/^Ouverture dans la boutique/).fill(localTime(2));
  await page.getByLabel(/^Fin/).fill(localTime(9));
  await page.getByRole('searchbox', { name: /^Ajouter des pièces/ }).fill('robe');
  const additions = page
    .getByRole('list', { name: 'Pièces trouvées' })
    .getByRole('button', { name: /dans le drop$/ });
  for (let place = 0; place < 10; place += 1) await additions.nth(place).click();
  await page.getByLabel('Le voir comme il sera le').fill(localTime(3));
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: '10 pièces uniques' })).toBeVisible();
  // It counts from the date that is looked at.
  await expect(preview.getByRole('timer')).toContainText('5 jours');
}

test('an editor publishes a drop, a hello bar, a menu entry and a page together, and mends what breaks', async ({
  page,
  browser,
  baseURL,
}) => {
  // Eight screens of the editor, and the shop on two dates.
  test.setTimeout(240_000);
  const stamp = Date.now();
  const [release, slug, news] = [`Hiver ${stamp}`, `nuits-${stamp}`, `Nuits blanches ${stamp}`];
  const dialog = page.getByRole('dialog');
  await openPageEditor(page, 'Drops');
  const before = { helloBar: await read(page, HELLO_BAR), menu: await read(page, MENU) };

  // An earlier one, which is the first of the list.
  await page.request.post('/content/releases', { data: { name: `Automne ${stamp}` } });
  await screen(page, 'Mises en ligne').click();
  await page.getByRole('button', { name: 'Nouvelle mise en ligne' }).click();
  await dialog.getByRole('textbox', { name: 'Nom de la mise en ligne' }).fill(release);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rien dans cette mise en ligne pour l’instant')).toBeVisible();
  const address = page.url();

  await page.goto('/showroom?view=drops');
  await makeDrop(page, slug);
  await addToRelease(page, release, true);

  await page.goto('/showroom?view=hello-bar');
  await page.getByRole('textbox', { name: /^Texte(?! du lien)/ }).fill(news);
  await addToRelease(page, release);

  await page.goto('/showroom');
  const name = await beginPage(page, 'white-nights');
  const path = `/pages/${name}`;
  await page.getByRole('textbox', { name: 'Titre' }).fill(`Titre ${name}`);
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await dialog.getByRole('button', { name: /^Citation/ }).click();
  await page.getByRole('textbox', { name: 'Texte de la citation' }).fill('Du blanc, rien que du blanc.');
  await addToRelease(page, release);

  await page.goto('/showroom?view=menu');
  const entries = page.getByRole('group', { name: 'Entrées' });
  await entries.getByRole('button', { name: 'Ajouter un élément' }).click();
  await entries.getByRole('textbox', { name: 'Nom', exact: true }).fill('Nuits');
  await entries.getByRole('combobox', { name: /^Où cela mène/ }).fill(path);
  await addToRelease(page, release);

  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(dialog.getByText(/sans attendre le reste de la mise en ligne/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/showroom');
  await expect(page.getByRole('link', { name: `Titre ${name}` })).toContainText(
    `la mise en ligne «\u00a0${release}`,
  );

  // The release's own address: kept, sent to somebody, opened again.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: release })).toBeVisible();
  await expect(page.getByRole('heading', { name: '4 changements' })).toBeVisible();
  // The menu's entry leads to a page of the same release.
  await expect(
    page.getByText(/^(Aucune page publiée n’a cette adresse|Cette page n’est pas publiée)\.$/),
  ).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(address.replace('/showroom', '/en/showroom'));
  await expect(page.getByRole('heading', { name: '4 changes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'White nights' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(address);
  await page.getByRole('button', { name: 'Programmer' }).click();
  await dialog.getByLabel('Date et heure').fill(localTime(-1));
  await expect(dialog.getByText('Choisissez une date à venir.')).toBeVisible();
  await dialog.getByLabel('Date et heure').fill(localTime(2));
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(page.getByText(/^en ligne le/)).toBeVisible();
  await expect(page.getByText('Ces versions sont figées.')).toBeVisible();

  await page.getByRole('button', { name: 'Annuler la date' }).click();
  await expect(dialog.getByText(/n’aura plus de date/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Laisser tel quel' }).click();
  await expect(page.getByText(/^en ligne le/)).toBeVisible();

  await page.getByLabel('Date et heure').fill(localTime(3));
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = page.getByRole('link', { name: /^Ouvrir la boutique à cette date/ });
  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await expect(visitor.getByText(/La boutique telle qu’elle sera le/)).toBeVisible();
  await expect(visitor.locator('[data-slot="hello-bar"]')).toContainText(news);
  expect(await axeFinds(visitor)).toEqual([]);
  await visitor.getByRole('navigation').getByRole('link', { name: 'Nuits' }).first().click();
  await expect(visitor.getByText('Du blanc, rien que du blanc.')).toBeVisible();
  await visitor.goto(`/drops/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Nuits blanches' })).toBeVisible();
  await expect(visitor.getByRole('timer').first()).toContainText('5 jours');
  await visitor.getByRole('link', { name: 'Revenir à aujourd’hui' }).click();
  await expect(visitor.locator('[data-slot="hello-bar"]')).not.toContainText(news);

  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText(/^publiée le/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ouvrir la boutique/ })).toHaveAttribute(
    'href',
    '/?preview=off',
  );
  await expect.poll(async () => (await visitor.request.get('/')).text(), { timeout: 60_000 }).toContain(news);
  expect((await visitor.request.get(path)).status()).toBe(200);

  await page.goto(`/showroom?page=${name}`);
  await page.getByRole('button', { name: /^Dépublier/ }).click();
  await expect(dialog.getByText('Menu')).toBeVisible();
  await dialog.getByRole('button', { name: /^Dépublier/ }).click();
  await expect(page.getByText('La page n’est plus montrée en français.')).toBeVisible();
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(404);
  await page.goto('/showroom?view=links');
  const broken = page.getByRole('listitem').filter({ hasText: path });
  await expect(broken.getByText('Cette page n’est pas publiée.').first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await visitor.context().close();

  // What the whole shop shows, as other journeys expect it.
  await publish(page, HELLO_BAR, before.helloBar);
  await publish(page, MENU, before.menu);
});
