import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { beginPage, openPageEditor } from './steps/page-editor.ts';

const LANGUAGES = [
  {
    locale: 'fr',
    path: '/showroom',
    add: 'Ajouter un bloc',
    find: 'Chercher un bloc',
    words: 'CLES',
    found: /^Chiffres clés/,
    none: 'Aucun bloc ne correspond à ces mots',
    every: 'Montrer tous les blocs',
    all: 'Toute la page',
    items: 'Chiffres',
    moved: 'Le bloc Citation est déplacé.',
    itemMoved: 'L’élément 1 porte maintenant le numéro 2.',
    quote: /^Citation/,
    figures: 'Chiffres clés',
    undo: 'Annuler',
    addZone: 'Ajouter une partie à la page',
    empty: 'Rien ici pour l’instant.',
  },
  {
    locale: 'en',
    path: '/en/showroom',
    add: 'Add a block',
    find: 'Find a block',
    words: 'figures',
    found: /^Key figures/,
    none: 'No blocks match these words',
    every: 'Show all blocks',
    all: 'The whole page',
    items: 'Figures',
    moved: 'The Quote block is moved.',
    itemMoved: 'Item 1 is now number 2.',
    quote: /^Quote/,
    figures: 'Key figures',
    undo: 'Undo',
    addZone: 'Add a part to the page',
    empty: 'Nothing here yet.',
  },
];

const handleOf = (row: Locator) => row.locator('[data-slot="drag-handle"]').first();
/** Drags a row by its handle to the upper or the lower edge of a target; both must fit on the screen. */
async function dropOn(row: Locator, target: Locator, isBelow: boolean) {
  const page = row.page();
  await (isBelow ? row : target).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const [from, to] = [await handleOf(row).boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The row or the target of the drop is not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + 12);
  await page.mouse.down();
  // A browser begins to drag after some pixels, and tells of places on the way once a frame.
  const end = { x: to.x + to.width / 2, y: isBelow ? to.y + to.height - 6 : to.y + 6 };
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await expect(target.locator('[data-slot="drop-line"]').first()).toBeVisible();
  await page.mouse.up();
}
const namesOf = (page: Page) =>
  page.locator('#main').getByRole('listitem').locator('.font-semibold').allTextContents();

for (const words of LANGUAGES)
  test(`blocks are chosen by their pictures, found by words and moved by dragging, in ${words.locale}`, async ({
    page,
  }) => {
    await openPageEditor(page);
    await page.goto(words.path);
    await beginPage(page, `arrange-${words.locale}`);

    await page.getByRole('button', { name: words.add }).click();
    const gallery = page.getByRole('dialog');
    const search = gallery.getByRole('searchbox', { name: words.find });
    await search.fill('zzzz');
    await expect(gallery.getByRole('heading', { name: words.none })).toBeVisible();
    await gallery.getByRole('button', { name: words.every }).click();
    await expect(search).toHaveValue('');
    await search.fill(words.words);
    const card = gallery.getByRole('listitem');
    await expect(card).toHaveCount(1);
    // Its picture is the block itself, made small; screen readers and keys pass it by.
    const picture = card.locator('[inert][aria-hidden=true]');
    await expect(picture).toContainText(/\d/);
    expect((await picture.boundingBox())?.width).toBeGreaterThan(200);
    expect(await axeFinds(page)).toEqual([]);
    await gallery.getByRole('button', { name: words.found }).press('Enter');

    // Items of a list, by dragging the first one below the second.
    const list = page.getByRole('group', { name: words.items });
    const item = list.getByRole('listitem');
    const first = await item.nth(0).locator('p').first().textContent();
    await dropOn(item.nth(0), item.nth(1), true);
    await expect(page.getByRole('status').filter({ hasText: words.itemMoved })).toBeVisible();
    await expect(item.nth(1).locator('p').first()).toHaveText((first ?? '').replace(/^1/, '2'));
    await page.getByRole('banner').getByRole('button', { name: words.undo }).click();
    await expect(item.nth(0).locator('p').first()).toHaveText(first ?? '');

    await page.getByRole('button', { name: words.all }).click();
    await page.getByRole('button', { name: words.add }).click();
    await gallery.getByRole('button', { name: words.quote }).click();
    await page.getByRole('button', { name: words.all }).click();
    const rows = page.locator('#main').getByRole('listitem');
    const [figures = '', quote = ''] = await namesOf(page);
    expect(figures).toBe(words.figures);
    await dropOn(rows.nth(1), rows.nth(0), false);
    await expect(page.getByRole('status').filter({ hasText: words.moved })).toBeVisible();
    expect(await namesOf(page)).toEqual([quote, figures]);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await namesOf(page)).toEqual([figures, quote]);

    // Into a zone without blocks, and the zone before the other one.
    await page.getByRole('button', { name: words.addZone }).click();
    const zones = page.locator('#main').getByRole('region', { name: /^(Partie|Part) / });
    await handleOf(rows.nth(1)).dragTo(page.getByText(words.empty), { steps: 12 });
    await expect(zones.nth(1).getByRole('listitem')).toHaveText(words.quote);
    await dropOn(zones.nth(1), zones.nth(0), false);
    await expect(zones.nth(0).getByRole('listitem')).toHaveText(words.quote);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(zones.nth(1).getByRole('listitem')).toHaveText(words.quote);
  });
