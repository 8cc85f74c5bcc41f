import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RETURN_WINDOW_DAYS } from '@patine/core';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { beginPage, openPageEditor, paste } from './steps/page-editor.ts';

test.use({ locale: 'fr-FR' });

const BLOCKED = /Content Security Policy/;

/** What browsers hand over when a text of a word processor is pasted. */
const copied = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8');

/** Opens a new page with a text, and returns its field. */
async function beginText(page: Page, name: string): Promise<Locator> {
  await openPageEditor(page);
  await beginPage(page, name);
  await page.getByRole('textbox', { name: 'Titre' }).fill('Nos ateliers');
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Texte Quelques/ })
    .click();
  return page.getByRole('textbox', { name: 'Texte' });
}

const PASTED = [
  '## Nos ateliers',
  'Chaque pièce est **lavée**, *reprise* et [photographiée](https://example.fr/photo).',
  '- Lille\n  - Vieux-Lille\n- Lyon',
  '1. Laver\n2. Repriser',
].join('\n\n');

for (const name of ['word', 'google-docs'])
  test(`what is pasted from ${name} keeps its formatting and nothing else, and is undone at once`, async ({
    page,
  }) => {
    const blocked: string[] = [];
    page.on('console', (message) => BLOCKED.test(message.text()) && blocked.push(message.text()));
    const text = await beginText(page, `pasted-${name}`);
    await text.fill('');
    await paste(text, copied(name), 'Nos ateliers');
    await expect(text.getByRole('listitem')).toHaveText([
      'LilleVieux-Lille',
      'Vieux-Lille',
      'Lyon',
      'Laver',
      'Repriser',
    ]);
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { name: 'Nos ateliers' })).toBeVisible();
    await expect(preview.getByRole('link', { name: 'photographiée' })).toBeAttached();
    await text.press('ControlOrMeta+z');
    await expect(text.getByRole('listitem')).toHaveCount(0);
    await text.press('ControlOrMeta+Shift+z');
    await expect(text.getByRole('listitem')).toHaveCount(5);

    const markdown = page.getByRole('button', { name: 'Écrire en Markdown' });
    await markdown.click();
    await expect(text).toHaveValue(PASTED);
    // This browser remembers which way its editor likes.
    await page.reload();
    await page
      .getByRole('button', { name: /^Texte/ })
      .first()
      .click();
    await expect(text).toHaveValue(PASTED);
    await page.getByRole('button', { name: 'Voir la mise en forme' }).click();
    await expect(text.getByRole('listitem')).toHaveCount(5);
    await expect(markdown).toBeVisible();
    expect(blocked).toEqual([]);
  });

test('a text is formatted by keyboard, and a table is left to Markdown', async ({ page }) => {
  const text = await beginText(page, 'formatted');
  await text.fill('');
  await page
    .locator('label')
    .filter({ hasText: /^Texte$/ })
    .click();
  await expect(text).toBeFocused();
  await text.pressSequentially('## Le geste');
  await text.press('Enter');
  await text.pressSequentially('- Lille');
  await text.press('Enter');
  await text.press('ControlOrMeta+b');
  await text.pressSequentially('Lyon');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Gras' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await text.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('/shop/women/');
  await dialog.getByRole('button', { name: 'Ajouter le lien' }).click();
  await expect(text.getByRole('link')).toHaveAttribute('href', '/shop/women/');
  // A link is pressed to set the caret in it, not to leave the editor.
  await text.getByRole('link').click();
  await expect(text).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);
  await text.press('Tab');
  await expect(page.getByRole('button', { name: 'Écrire en Markdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## Le geste\n\n- Lille\n- **Lyon[/shop/women/](/shop/women/)**');
  await text.fill('| a | b |\n| - | - |\n| 1 | 2 |');
  await page.getByRole('button', { name: 'Voir la mise en forme' }).click();
  await expect(page.getByText(/il s’écrit en Markdown/)).toBeVisible();
  await expect(text).toHaveValue(/^\| a \| b \|/);
  expect(await axeFinds(page)).toEqual([]);
});

test('a value from the settings is put into a text, and read in the preview as visitors will read it', async ({
  page,
}) => {
  const text = await beginText(page, 'settings');
  await text.fill('');
  await text.pressSequentially('Vous avez ');
  await page.getByRole('toolbar').getByRole('button', { name: 'Valeur des réglages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Valeurs des réglages' });
  const days = dialog.getByRole('button', { name: /^Délai de retour, en jours/ });
  await expect(days).toContainText(String(RETURN_WINDOW_DAYS));
  expect(await axeFinds(page)).toEqual([]);
  await days.click();
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type(' jours pour nous la rendre.');
  const read = `Vous avez ${RETURN_WINDOW_DAYS} jours pour nous la rendre.`;
  await expect(text).toHaveText(read);
  await expect(page.frameLocator('iframe').getByText(read)).toBeVisible();

  await page.getByRole('button', { name: 'Écrire en Markdown' }).click();
  await expect(text).toHaveValue('Vous avez {{core.RETURN_WINDOW_DAYS}} jours pour nous la rendre.');
  await expect(page.getByText(`Les visiteurs liront\u00A0: ${read}`)).toBeVisible();
});
