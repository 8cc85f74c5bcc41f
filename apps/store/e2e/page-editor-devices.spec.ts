import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { beginPage, newAccess } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

const title = (page: Page) => page.getByRole('textbox', { name: /^(Titre|Title)/ });
const keptEverywhere = (page: Page) =>
  expect(page.getByText(/gardés sur tous vos appareils|kept on all your devices/)).toBeVisible();
const saveByKey = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
};

test('keys save, undo and redo, and leave fields and dialogs alone', async ({ page }) => {
  await page.goto(await newAccess());
  await beginPage(page, 'keys');
  await title(page).fill('Nos ateliers');
  await saveByKey(page);
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Citation/ })
    .click();
  const heading = page.getByRole('heading', { level: 2, name: 'Citation' });
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Toute la page' }).click();
  const block = page.getByRole('listitem').filter({ hasText: 'Citation' });
  await expect(block).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(block).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(block).toBeVisible();

  // A field undoes its own letters; the page keeps its block.
  await title(page).pressSequentially(' ici');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(block).toBeVisible();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('dialog').press('Escape');
  await expect(block).toBeVisible();

  // The preview is a frame: its keys are the page's.
  await page.frameLocator('iframe').locator('blockquote, figure').first().click();
  await page.frameLocator('iframe').locator('body').press('ControlOrMeta+s');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

for (const locale of ['fr', 'en'] as const)
  test(`what is not saved is offered on another device, with who else is there, in ${locale}`, async ({
    page,
    browser,
  }) => {
    const words = {
      fr: {
        root: '',
        offer: 'Vous avez des changements non enregistrés',
        take: 'Les reprendre',
        self: 'Un autre de vos appareils a aussi ce document ouvert',
        other: 'Une autre personne a aussi ce document ouvert',
        undo: 'Annuler',
        save: 'Enregistrer',
        newer: /la version 2 a été enregistrée ici/,
      },
      en: {
        root: '/en',
        offer: 'You have unsaved changes',
        take: 'Use those changes',
        self: 'Another of your devices has also had this open',
        other: 'Someone else has also had this open',
        undo: 'Undo',
        save: 'Save',
        newer: /version 2 was saved here/,
      },
    }[locale];
    const access = await newAccess();
    await page.goto(words.root + access);
    const name = await beginPage(page, `devices-${locale}`);
    await title(page).fill('Un');
    await keptEverywhere(page);

    // A page that was never saved is found by its address.
    const train = await browser.newContext({ locale: 'fr-FR' });
    const there = await train.newPage();
    await there.goto(words.root + access);
    const address = `${words.root}/showroom?page=${name}`;
    await there.goto(address);
    await expect(title(there)).toHaveValue('Un');
    await expect(there.getByText(words.self)).toBeVisible();
    await there.goto(`${words.root}/showroom`);

    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('button', { name: words.save, exact: true })).toBeDisabled();
    await title(page).fill('Deux');
    await keptEverywhere(page);

    await there.goto(address);
    const offer = there.getByRole('status').filter({ hasText: words.offer });
    await expect(offer).toBeVisible();
    await expect(title(there)).toHaveValue('Un');
    expect(await axeFinds(there)).toEqual([]);
    await offer.getByRole('button', { name: words.take }).click();
    await expect(offer).toHaveCount(0);
    await expect(title(there)).toHaveValue('Deux');
    await there.getByRole('banner').getByRole('button', { name: words.undo }).click();
    await expect(title(there)).toHaveValue('Un');
    await title(there).fill('Trois');

    // A version that the first device saved meanwhile is told, as between two editors.
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('button', { name: words.save, exact: true })).toBeDisabled();
    await there.getByRole('button', { name: words.save, exact: true }).click();
    await expect(there.getByRole('dialog').getByText(words.newer)).toBeVisible();
    await train.close();

    const colleague = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await colleague.goto(words.root + (await newAccess()));
    await colleague.goto(address);
    await expect(title(colleague)).toHaveValue('Deux');
    await expect(page.getByText(words.other)).toBeVisible({ timeout: 15_000 });
    // The first person has it open on two devices, of which each is named for a moment longer.
    await expect(colleague.getByText(words.other).first()).toBeVisible();
    await colleague.context().close();
    await expect(page.getByText(words.other)).toHaveCount(0, { timeout: 20_000 });
  });
